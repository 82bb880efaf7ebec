import { Disclosure } from '@brandroom/ui/Disclosure';
import { Stack } from '@brandroom/ui/Stack';
import { Source, Unstyled } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef, useState } from 'react';
import { embedded, isPlayed } from './embedded';
import * as styles from './foundations/specimen.css';
import { ToolbarContext, useIsDark } from './ThemedDocs';
import { viewports } from './viewports';

/** The parts of a story that a docs page needs. */
export interface ShownStory {
  readonly id: string;
  readonly name: string;
  readonly moduleExport: object;
  readonly playFunction?: unknown;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly storyGlobals: Readonly<Record<string, unknown>>;
  readonly parameters: {
    readonly layout?: string;
    readonly docs?: { readonly story?: { readonly inline?: boolean } };
  };
}

/**
 * Whether a story needs a frame on a docs page, because it covers the page, sets its own globals, or plays.
 */
export function isFramed({ playFunction, initialArgs, storyGlobals, parameters }: ShownStory) {
  const hasOwnGlobals = Object.keys(storyGlobals).length > 0;
  const isInline = parameters.docs?.story?.inline !== false && !isWholePage(parameters);
  return Boolean(playFunction) || 'isOpen' in initialArgs || hasOwnGlobals || !isInline;
}

/** px. Room for a menu or a dialog; a story without one is as high as its content. */
const room = 480;

interface FramedStoryProps {
  readonly story: ShownStory;
  /** Whether to load the story now; frames that play at the same time steal each other's focus. */
  readonly isDue: boolean;
  /** Called when the story has played. */
  readonly onEnd: () => void;
}

/** A story in its own frame, played, with the settings of the toolbar. */
export function FramedStory({ story, isDue, onEnd }: FramedStoryProps) {
  const globals = use(ToolbarContext);
  const isDark = useIsDark();
  const [height, setHeight] = useState(room);
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (isDue) focused.current = document.activeElement;
  }, [isDue]);
  return (
    <Unstyled>
      <Stack gap={8}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own story, which needs all that a page may do */}
        <iframe
          title={story.name}
          name={embedded}
          src={isDue ? addressOf(story, globals) : 'about:blank'}
          className={styles.specimen.frame}
          style={{ blockSize: height, inlineSize: widthOf(story) }}
          onLoad={({ currentTarget }) => {
            if (!isDue) return;
            if (!isWholePage(story.parameters)) followHeight(currentTarget, setHeight);
            whenPlayed(currentTarget, () => {
              if (document.activeElement === currentTarget) restoreFocus(focused.current);
              onEnd();
            });
          }}
        />
        <Disclosure title="Show code">
          <Source of={story.moduleExport} dark={isDark} />
        </Disclosure>
      </Stack>
    </Unstyled>
  );
}

/** Restores focus on the docs page, because a story that plays moves it into the frame. */
function restoreFocus(to: Element | null) {
  if (to instanceof HTMLElement && to !== document.body) to.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function addressOf({ id }: ShownStory, globals: string): string {
  // Axe checks the story on its own page; here it would delay the next one.
  const all = encodeURIComponent(`${globals};a11y.manual:!true`);
  return `iframe.html?viewMode=story&id=${id}&globals=${all}`;
}

/** Storybook does not notify the page around it, so that page polls. */
function whenPlayed({ contentWindow }: HTMLIFrameElement, onEnd: () => void) {
  const poll = setInterval(() => {
    if (!isPlayed(contentWindow)) return;
    clearInterval(poll);
    onEnd();
  }, 100);
}

/** A fullscreen story fills its window, so its height cannot be measured. */
function isWholePage({ layout }: ShownStory['parameters']): boolean {
  return layout === 'fullscreen';
}

function widthOf({ storyGlobals: { viewport } }: ShownStory): string {
  const name = typeof viewport === 'object' && viewport && 'value' in viewport && viewport.value;
  return Object.entries(viewports).find(([each]) => each === name)?.[1].styles.width ?? '100%';
}

/** Fits the frame to the height of its content, for as long as it is shown. */
function followHeight(frame: HTMLIFrameElement, setHeight: (height: number) => void) {
  const body = frame.contentDocument?.body;
  const root = body?.querySelector('#storybook-root');
  if (!body || !root) return;
  const measure = () => {
    // Overlays are rendered beside the story, in the body.
    const floats = body.querySelector('[role="dialog"], [role="alertdialog"], [data-placement]');
    const isThere = root.scrollHeight > 0;
    setHeight(floats || !isThere ? room : Math.min(body.scrollHeight + 2, 2 * room));
  };
  new ResizeObserver(measure).observe(root);
  new MutationObserver(measure).observe(body, { childList: true, subtree: true });
}
