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

/** What stands before every story: the page, and the two regions that announce, empty. */
const before = ['document', 'status', 'alert'];
/** Longest transcript; more means that the reader goes round in circles. */
const most = 400;

/**
 * After the story that a guide names: what a screen reader says from its beginning to its end, compared with the
 * transcript that stands committed beside the component.
 */
export async function expectTranscript(run: StoryRun): Promise<void> {
  const { guide } = run.parameters;
  if (!globalThis.keepTranscript || !guide || !isStory(run, guide.heard)) return;
  await globalThis.keepTranscript(await readAloud(document.body));
}

async function readAloud(container: HTMLElement): Promise<string> {
  const { virtual } = await import('@guidepup/virtual-screen-reader');
  const focused = document.activeElement;
  await virtual.start({ container });
  try {
    for (let step = 0; step < most; step += 1) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
    }
    const phrases = await virtual.spokenPhraseLog();
    const first = phrases.findIndex((phrase) => !before.includes(phrase));
    return `${phrases.slice(first, -1).join('\n')}\n`;
  } finally {
    await virtual.stop();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
