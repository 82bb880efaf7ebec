import { diagramKeys } from '../diagram/diagram-keys';
import type { ExplorerView } from '../place';
import { explorerViews } from '../place';
import { viewKeys } from './explorer-keys';
import { explorerMessages } from './explorer.messages';

interface KeyGroup {
  readonly title: string;
  /** The view in which they work; null for all. */
  readonly view: ExplorerView | null;
  readonly items: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

/** The shortcuts of the explorer by group, for a list of them. */
export const listedKeys: readonly KeyGroup[] = [
  {
    title: 'Views',
    view: null,
    items: explorerViews.map((view) => ({
      keys: [viewKeys[view]],
      does: explorerMessages.views[view],
    })),
  },
  {
    title: 'Selected state',
    view: null,
    items: [
      { keys: ['1–9'], does: 'Follow a step by its number in “Next steps”' },
      { keys: ['↓', '↑'], does: 'Next or previous button of its steps' },
      { keys: ['Backspace'], does: 'Return to the previous state' },
      { keys: ['R'], does: 'Show the rules of the next step' },
      { keys: ['A'], does: 'Choose whom to act as' },
      { keys: ['H'], does: 'Open the timeline of an item or process' },
      { keys: ['Escape'], does: 'Leave a list or the timeline' },
    ],
  },
  {
    title: 'In the outline',
    view: 'outline',
    items: [
      { keys: ['↓', '↑'], does: 'Next or previous state' },
      { keys: ['A–Z'], does: 'Find a state by its first letters. Other letter keys are off here.' },
    ],
  },
  {
    title: 'Try it',
    view: 'try',
    items: [
      { keys: ['1–9'], does: 'Take a step by its number' },
      { keys: ['Backspace'], does: 'Go one step back' },
      { keys: ['B'], does: 'Choose a trial to show side by side' },
    ],
  },
  {
    title: 'Export',
    view: 'export',
    items: [
      { keys: ['K'], does: 'Copy the link to this place' },
      { keys: ['M'], does: 'Copy Mermaid' },
    ],
  },
  { title: 'In the diagram', view: 'diagram', items: diagramKeys },
];
