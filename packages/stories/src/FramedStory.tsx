import { Disclosure } from '@brandroom/ui/Disclosure';
import { Stack } from '@brandroom/ui/Stack';
import { Source, Unstyled } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef, useState } from 'react';
import { embedded, isPlayed } from './embedded';
import * as styles from './foundations/specimen.css';
import { ToolbarContext, useIsDark } from './ThemedDocs';
import { viewports } from './viewports';

/** What is asked of a story here. */
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
 * Whether a story would take over the docs page if it stood in it: it covers the page, has surroundings of its own, or
 * shows what its play function does.
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
  /** Whether it is its turn: frames that play at the same time take the focus from each other. */
  readonly isDue: boolean;
  /** Told when it has played. */
  readonly onEnd: () => void;
}

/** A story in a page of its own, played, in the surroundings that the toolbar asks for. */
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
            if (!isWholePage(story.parameters)) fit(currentTarget, setHeight);
            whenPlayed(currentTarget, () => {
              if (document.activeElement === currentTarget) giveBack(focused.current);
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

/** A story that plays takes the focus from the page around it: it is only lent. */
function giveBack(to: Element | null) {
  if (to instanceof HTMLElement && to !== document.body) to.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function addressOf({ id }: ShownStory, globals: string): string {
  // Axe judges it on its own page; here it would keep the next one waiting.
  const all = encodeURIComponent(`${globals};a11y.manual:!true`);
  return `iframe.html?viewMode=story&id=${id}&globals=${all}`;
}

/** Storybook does not notify the page around it, so that page polls. */
function whenPlayed({ contentWindow }: HTMLIFrameElement, onEnd: () => void) {
  const asking = setInterval(() => {
    if (!isPlayed(contentWindow)) return;
    clearInterval(asking);
    onEnd();
  }, 100);
}

/** Such a story is as high as its window, whatever that is. */
function isWholePage({ layout }: ShownStory['parameters']): boolean {
  return layout === 'fullscreen';
}

function widthOf({ storyGlobals: { viewport } }: ShownStory): string {
  const name = typeof viewport === 'object' && viewport && 'value' in viewport && viewport.value;
  return Object.entries(viewports).find(([each]) => each === name)?.[1].styles.width ?? '100%';
}

/** Follows the height of what the frame shows, for as long as the frame is there. */
function fit(frame: HTMLIFrameElement, setHeight: (height: number) => void) {
  const body = frame.contentDocument?.body;
  const root = body?.querySelector('#storybook-root');
  if (!body || !root) return;
  const measure = () => {
    // What floats hangs in the page beside the story.
    const floats = body.querySelector('[role="dialog"], [role="alertdialog"], [data-placement]');
    const isThere = root.scrollHeight > 0;
    setHeight(floats || !isThere ? room : Math.min(body.scrollHeight + 2, 2 * room));
  };
  new ResizeObserver(measure).observe(root);
  new MutationObserver(measure).observe(body, { childList: true, subtree: true });
}
