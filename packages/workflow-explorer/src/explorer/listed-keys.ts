import { diagramKeys } from '../diagram/diagram-keys';
import { explorerViews } from '../place';
import { viewKeys } from './explorer-keys';
import { explorerMessages } from './explorer.messages';

/** The shortcuts of the explorer by group, for a list of them. */
export const listedKeys = [
  {
    title: 'Views',
    items: explorerViews.map((view) => ({
      keys: [viewKeys[view]],
      does: explorerMessages.views[view],
    })),
  },
  {
    title: 'Selected state',
    items: [
      { keys: ['1–9'], does: 'Follow a step by its number in “Next steps”' },
      { keys: ['Backspace'], does: 'Return to the previous state' },
      { keys: ['R'], does: 'Show the rules of the next step' },
      { keys: ['A'], does: 'Choose whom to act as' },
      { keys: ['H'], does: 'Open the timeline of an item or process' },
      { keys: ['Escape'], does: 'Leave a list or the timeline' },
    ],
  },
  {
    title: 'In the outline',
    items: [
      { keys: ['↓', '↑'], does: 'Next or previous state' },
      { keys: ['A–Z'], does: 'Find a state by its first letters. Other letter keys are off here.' },
    ],
  },
  {
    title: 'Try it',
    items: [
      { keys: ['1–9'], does: 'Take a step by its number' },
      { keys: ['Backspace'], does: 'Go one step back' },
      { keys: ['B'], does: 'Choose a trial to show side by side' },
    ],
  },
  {
    title: 'Export',
    items: [
      { keys: ['K'], does: 'Copy the link to this place' },
      { keys: ['M'], does: 'Copy Mermaid' },
    ],
  },
  { title: 'In the diagram', items: diagramKeys },
] as const;
