import { usePage } from '@brandroom/ui/page-context';
import { PageViews } from '@brandroom/ui/PageViews';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Split } from '@brandroom/ui/Split';
import { ViewBar } from '@brandroom/ui/ViewBar';
import { Suspense, useDeferredValue, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { explorerViews } from '../place';
import { ActAs } from './ActAs';
import { ExplorerContext } from './explorer-context';
import { explorerMessages as messages } from './explorer.messages';
import { ExplorerKeys } from './ExplorerKeys';
import { TimelineBar, TrialNotice } from './lazy-views';
import { ShownView } from './ShownView';
import { StatePanel } from './StatePanel';
import * as styles from './StatePanel.css';
import type { ExplorerGiven } from './use-explorer-value';
import { useExplorerValue } from './use-explorer-value';

export interface WorkflowExplorerProps extends ExplorerGiven {
  /** A choice of the app, before the person. */
  tools?: ReactNode;
}

/** Rendered again for a change of the explorer, not for each render of its parents. */
const panel = <StatePanel />;

/** One machine in views of equal rank, with the selected state beside them. */
export function WorkflowExplorer({ tools, ...given }: WorkflowExplorerProps) {
  const explorer = useExplorerValue(given);
  const { people, place, shortcuts, source: present, viewerId } = given;
  const { view } = explorer.place;
  // A step of a trial is drawn in the view first.
  const late = useDeferredValue(explorer);
  const isStep = late.run !== explorer.run && late.place.view === view;
  const isTrial = explorer.source !== explorer.stored;
  const isNarrow = usePage()?.isNarrow ?? false;
  const shown = useRef<HTMLDivElement>(null);
  const viewBefore = useRef(view);
  useEffect(() => {
    const start = shown.current;
    const isChange = viewBefore.current !== view;
    viewBefore.current = view;
    if (!isChange || !start) return;
    // The scroll position belongs to the view before, and so did the focused element.
    if (start.getBoundingClientRect().top < parseFloat(getComputedStyle(start).scrollMarginTop))
      start.scrollIntoView();
    const focused = document.activeElement;
    // While the next view loads, the one before is hidden.
    if (focused === document.body || focused?.checkVisibility() === false)
      start.closest<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [view]);
  return (
    <ExplorerContext value={explorer}>
      {shortcuts && <ExplorerKeys />}
      <ViewBar
        label={messages.bar}
        // A phone's bar has room for the person only, so the tools head the content.
        start={isNarrow && people.length > 0 && tools}
        startOnPhones="content"
        filters={
          <PageViews
            label={messages.views.label}
            options={explorerViews.map((value) => ({ value, label: messages.views[value] }))}
            value={place.view}
            onChange={(next) => explorer.go({ view: next })}
          />
        }
        end={
          people.length > 0 && (
            <>
              {!isNarrow && tools}
              <ActAs viewerId={viewerId} />
            </>
          )
        }
      />
      {!isTrial && 'name' in present && (
        <ExplorerContext value={explorer.place === place ? explorer : { ...explorer, place }}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <TimelineBar present={present} />
          </Suspense>
        </ExplorerContext>
      )}
      {isTrial && view !== 'try' && (
        <Suspense>
          <TrialNotice />
        </Suspense>
      )}
      <Split
        ref={shown}
        data-first-content=""
        variant="aside"
        // Its table needs the whole width.
        {...(view === 'people' ? { className: styles.below } : {})}
        aside={<ExplorerContext value={isStep ? late : explorer}>{panel}</ExplorerContext>}
        asideLabel={messages.panel.label}
      >
        <ShownView view={view} />
      </Split>
    </ExplorerContext>
  );
}
