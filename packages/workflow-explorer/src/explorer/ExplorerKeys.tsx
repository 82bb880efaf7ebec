import { announce } from '@brandroom/ui/announce';
import { loadOnce } from '@brandroom/ui/load-once';
import { withCode } from '@brandroom/ui/with-code';
import { useEffect } from 'react';

import type { Walk } from '../diagram/walk';
import type { ExplorerView } from '../place';
import { explorerViews } from '../place';
import { useExplorer } from './explorer-context';
import { viewKeys } from './explorer-keys';
import { explorerMessages } from './explorer.messages';
import { ScreenKeys } from './ScreenKeys';

/** Walks by the steps. */
const walkCode = loadOnce(async () => (await import('../diagram/walk')).walkIn);

/** Views whose numbers belong to steps of their own. */
const numbered = new Set<ExplorerView>(['diagram', 'try']);
const choices = 'select, input[type="range"], input[role="combobox"]';

/** The keys of every view: the views themselves, and the steps of the selected state. */
export function ExplorerKeys() {
  const explorer = useExplorer();
  const { place, go } = explorer;
  const walk = (move: (walk: Walk) => void) =>
    void withCode(walkCode, (walkIn) => move(walkIn(explorer)));
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
    () => walk(({ steps, follow }) => follow(steps[index])),
  ]);
  const back = ['Backspace', () => walk((each) => each.back())];
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
          walk(({ steps, showRules }) => {
            const at = steps.findIndex(({ event }) => event === place.event);
            showRules(steps[(at + 1) % steps.length]);
          }),
      }}
    />
  );
}
