import { announce } from '@brandroom/ui/announce';
import { useEffect } from 'react';

import type { ExplorerView } from '../place';
import { explorerViews } from '../place';
import { useExplorer } from './explorer-context';
import { viewKeys } from './explorer-keys';
import { explorerMessages } from './explorer.messages';
import { ScreenKeys } from './ScreenKeys';
import { useWalk } from './use-walk';

/** Views whose numbers belong to steps of their own. */
const numbered = new Set<ExplorerView>(['diagram', 'try']);
const choices = 'select, input[type="range"], input[role="combobox"]';

/** The keys of every view: the views themselves, and the steps of the selected state. */
export function ExplorerKeys() {
  const { place, go } = useExplorer();
  const { steps, follow, back, showRules } = useWalk();
  const views = explorerViews.map((view) => [
    viewKeys[view].toLowerCase(),
    () => {
      go({ view });
      announce(explorerMessages.views[view]);
    },
  ]);
  const numbers = steps.slice(0, 9).map((step, index) => [String(index + 1), () => follow(step)]);
  const walk = numbered.has(place.view) ? [] : [...numbers, ['Backspace', back]];
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
        ...(Object.fromEntries([...views, ...walk]) as Record<string, () => void>),
        r: () => {
          const at = steps.findIndex(({ event }) => event === place.event);
          showRules(steps[(at + 1) % steps.length]);
        },
      }}
    />
  );
}
