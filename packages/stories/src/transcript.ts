import { listenForAnnouncements } from '@brandroom/ui/announce';
import type { Guide } from './guide';
import { isStory } from './pressed-keys';

declare global {
  /** Compares the transcript with the file beside the story; defined only in test runs. */
  var keepTranscript: ((text: string) => Promise<void>) | undefined;
}

interface StoryRun {
  readonly id: string;
  readonly title: string;
  readonly parameters: { readonly guide?: Guide };
}

const inputs = ['keydown', 'pointerdown'] as const;

/** The announcements since the first key or press of the current story. */
const announced: string[] = [];

/** Records announcements from the first key or press of a story on, until the returned function is called. */
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

/** The first lines of every transcript: the page, and the two empty live regions. */
const before = ['document', 'status', 'alert'];
/** The longest transcript; a longer one means that the reader loops. */
const most = 400;

/**
 * Compares the screen reader's speech for the story named in the guide with the transcript committed beside the
 * component.
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

/**
 * Waits until the page stays unchanged while the browser is idle, so that effects and lazy parts have rendered.
 */
async function settled(page: Document): Promise<void> {
  const shape = new XMLSerializer();
  let seen = '';
  let now = shape.serializeToString(page.body);
  // A page that never settles is read as it is, and its transcript shows it.
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
  // Referenced until the end, because an element that script has touched keeps this window's `Element` in the other
  // one.
  const copies = moveCopy(page, frame);
  const container = frame.contentDocument?.body;
  if (!container || copies.length === 0) throw new Error('The page could not be copied');
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
 * Copies the page into a frame of the same size, because the reader changes a document so that nobody can type into
 * it afterwards.
 * @returns the elements of the copy
 */
function moveCopy(page: Document, frame: HTMLIFrameElement): readonly Element[] {
  const copy = page.createElement('div');
  copy.append(page.documentElement.cloneNode(true));
  // A copy loses the `indeterminate` property of a checkbox, so the attribute tells the reader.
  const boxes = page.querySelectorAll('input');
  for (const [at, box] of copy.querySelectorAll('input').entries())
    if (boxes[at]?.indeterminate) box.setAttribute('aria-checked', 'mixed');
  // React-aria's announcements stay in the page for some seconds, also those of earlier stories.
  for (const spoken of copy.querySelectorAll('[role="log"]')) spoken.remove();
  // Announcements disappear after a time, so their presence depends on the machine's speed.
  for (const region of copy.querySelectorAll('[data-live-announcer] [aria-live]'))
    region.replaceChildren();
  // A copy keeps the text of a field, but not the selected option.
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
