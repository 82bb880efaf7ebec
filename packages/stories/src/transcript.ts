import { listenForAnnouncements } from '@brandroom/ui/announce';
import type { Guide } from './guide';
import { isStory } from './pressed-keys';

declare global {
  /** There when stories run as tests: compares what was heard with the transcript beside the story. */
  var keepTranscript: ((text: string) => Promise<void>) | undefined;
}

interface StoryRun {
  readonly id: string;
  readonly title: string;
  readonly parameters: { readonly guide?: Guide };
}

const inputs = ['keydown', 'pointerdown'] as const;

/** What was announced since the first key or press of the story that is being played. */
const announced: string[] = [];

/** Before a story: from its first key or press on, writes down what is announced, until the returned function is called. */
export function listenForSpeech(): () => void {
  announced.length = 0;
  let stop = () => {};
  const forget = () => {
    for (const input of inputs) document.removeEventListener(input, begin, true);
  };
  function begin() {
    forget();
    stop = listenForAnnouncements(({ text, isAssertive }) => {
      announced.push(`${isAssertive ? 'assertive' : 'polite'}: ${text}`);
    });
  }
  for (const input of inputs) document.addEventListener(input, begin, true);
  return () => {
    forget();
    stop();
  };
}

/** The first lines of every transcript: the page, and the two empty regions that announce. */
const before = ['document', 'status', 'alert'];
/** Longest transcript; more means that the reader goes round in circles. */
const most = 400;

/**
 * After the story that a guide names: what a screen reader says from its beginning to its end, compared with the
 * transcript that is committed beside the component.
 */
export async function expectTranscript(run: StoryRun): Promise<void> {
  const { guide } = run.parameters;
  if (!globalThis.keepTranscript || !guide || !isStory(run, guide.heard)) return;
  const spoken = guide.announces ? announced.map((text) => `${text}\n`) : [];
  if (guide.announces !== 'only') {
    await settled(document);
    spoken.push(await readAloud(document));
  }
  await globalThis.keepTranscript(spoken.join(''));
}

/** Waits until the page has stayed as it is while the browser had nothing to do: effects and late parts are in. */
async function settled(page: Document): Promise<void> {
  const shape = new XMLSerializer();
  let seen = '';
  let now = shape.serializeToString(page.body);
  // A page that never rests is read as it is, and its transcript shows it.
  for (let round = 0; now !== seen && round < 20; round += 1) {
    seen = now;
    await idle();
    await idle();
    now = shape.serializeToString(page.body);
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 500 }));
  });
}

async function readAloud(page: Document): Promise<string> {
  const { virtual } = await import('@guidepup/virtual-screen-reader');
  // oxlint-disable-next-line react/iframe-missing-sandbox -- its sandbox is set where it is filled
  const frame = page.createElement('iframe');
  // Held on to until the end: an element that script has touched stays an `Element` of this window in the other one.
  const held = moveCopy(page, frame);
  const container = frame.contentDocument?.body;
  if (!container || held.length === 0) throw new Error('The page could not be copied');
  await virtual.start({ container, window: frame.contentWindow ?? window });
  try {
    for (let step = 0; step < most; step += 1) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
    }
    const phrases = await virtual.spokenPhraseLog();
    const first = phrases.findIndex((phrase, index) => phrase !== before[index]);
    return `${phrases.slice(first, -1).join('\n')}\n`;
  } finally {
    await virtual.stop();
    frame.remove();
  }
}

/**
 * The page as it is, into a frame of the same size: the reader changes a document that it reads so that nothing can
 * be typed into it afterwards.
 * @returns the elements of the copy
 */
function moveCopy(page: Document, frame: HTMLIFrameElement): readonly Element[] {
  const copy = page.createElement('div');
  copy.append(page.documentElement.cloneNode(true));
  // A copy does not take over that a box is between on and off, and the reader knows it by the attribute only.
  const boxes = page.querySelectorAll('input');
  for (const [at, box] of copy.querySelectorAll('input').entries())
    if (boxes[at]?.indeterminate) box.setAttribute('aria-checked', 'mixed');
  // React-aria's announcements stay here for some seconds, also those of earlier stories.
  for (const spoken of copy.querySelectorAll('[role="log"]')) spoken.remove();
  // Announcements come and go by time, which is a matter of the machine.
  for (const region of copy.querySelectorAll('[data-live-announcer] [aria-live]'))
    region.replaceChildren();
  // Copying a field takes what was typed along, but not what was chosen.
  const chosen = [...page.querySelectorAll('select')].map(({ value }) => value);
  for (const [index, select] of copy.querySelectorAll('select').entries())
    select.value = chosen[index] ?? '';
  const elements = [...copy.querySelectorAll('*')];
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockStart: '200vh',
    inlineSize: `${String(innerWidth)}px`,
    blockSize: `${String(innerHeight)}px`,
  });
  frame.setAttribute('sandbox', 'allow-same-origin');
  page.body.append(frame);
  const [root] = elements;
  if (root) frame.contentDocument?.documentElement.replaceWith(root);
  return elements;
}
