import { announce } from '@brandroom/ui/announce';
import { useEffect } from 'react';

import type { Walk } from '../diagram/walk';
import type { ExplorerView } from '../place';
import { explorerViews } from '../place';
import { useExplorer } from './explorer-context';
import { viewKeys } from './explorer-keys';
import { explorerMessages } from './explorer.messages';
import { ScreenKeys } from './ScreenKeys';

/** Views whose numbers belong to steps of their own. */
const numbered = new Set<ExplorerView>(['diagram', 'try']);
const choices = 'select, input[type="range"], input[role="combobox"]';

/** The keys of every view: the views themselves, and the steps of the selected state. */
export function ExplorerKeys() {
  const explorer = useExplorer();
  const { place, go } = explorer;
  /** Walks by the steps, whose code loads with the first one. */
  const walk = async (move: (walk: Walk) => void) => {
    const { walkIn } = await import('../diagram/walk');
    move(walkIn(explorer));
  };
  const views = explorerViews.map((view) => [
    viewKeys[view].toLowerCase(),
    () => {
      go({ view });
      announce(explorerMessages.views[view]);
      if (view !== place.view) document.querySelector('main')?.focus({ preventScroll: true });
    },
  ]);
  const numbers = Array.from({ length: 9 }, (_, index) => [
    String(index + 1),
    () => void walk(({ steps, follow }) => follow(steps[index])),
  ]);
  const back = ['Backspace', () => void walk((each) => each.back())];
  const walks = numbered.has(place.view) ? [] : [...numbers, back];
  useEffect(() => {
    // The letters chosen in a list would otherwise be the end of the keys.
    const leave = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && target instanceof HTMLElement && target.matches(choices))
        target.closest<HTMLElement>('main')?.focus();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
  return (
    <ScreenKeys
      keys={{
        ...(Object.fromEntries([...views, ...walks]) as Record<string, () => void>),
        r: () =>
          void walk(({ steps, showRules }) => {
            const at = steps.findIndex(({ event }) => event === place.event);
            showRules(steps[(at + 1) % steps.length]);
          }),
      }}
    />
  );
}
