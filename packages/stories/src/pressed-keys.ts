import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Guide } from './guide';
import { isTestRun } from './test-run';

interface StoryRun {
  readonly id: string;
  readonly title: string;
  readonly parameters: { readonly guide?: Guide };
}

const modifiers = [
  ['ctrlKey', 'Ctrl'],
  ['metaKey', 'Meta'],
  ['altKey', 'Alt'],
  ['shiftKey', 'Shift'],
] as const;

/** The keys pressed in the current story. */
const pressed = new Set<string>();

/** Records the keys that a play function presses, until the returned function is called. */
export function listenForKeys(): () => void {
  pressed.clear();
  const note = (event: KeyboardEvent) => {
    const key = event.key === ' ' ? 'Space' : event.key;
    const held = modifiers.filter(([flag, name]) => event[flag] && !event.key.startsWith(name));
    const isLetter = key.length === 1;
    pressed.add([...held.map(([, name]) => name), isLetter ? key.toUpperCase() : key].join('+'));
    if (isLetter && held.length === 0) pressed.add('Letters');
  };
  document.addEventListener('keydown', note, true);
  return () => {
    document.removeEventListener('keydown', note, true);
  };
}

/** Whether a story has this export name in the guide. */
export function isStory({ id, title }: Pick<StoryRun, 'id' | 'title'>, exportName: string) {
  return id === toId(title, storyNameFromExport(exportName));
}

/**
 * Checks after a story has played that all keys that the keyboard map assigns to it were pressed.
 * @throws naming the keys that were not.
 */
export function expectMappedKeys(run: StoryRun): void {
  // Docs pages play nothing, and a change in the toolbar does not play again.
  if (!isTestRun()) return;
  const rows = run.parameters.guide?.keys.filter(({ story }) => isStory(run, story)) ?? [];
  const missing = rows.flatMap(({ keys }) => keys).filter((key) => !pressed.has(key));
  if (missing.length > 0)
    throw new Error(`The keyboard map says that this story presses ${missing.join(', ')}`);
}
