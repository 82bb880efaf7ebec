import { announce } from '@brandroom/ui/announce';
import { usePreload } from '@brandroom/ui/lazy-part';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';

import { isEntrance } from '../chart/chart';
import { targetText, transitionLabel } from '../chart/names';
import { useExplorer } from '../explorer/explorer-context';
import { trialCode, withTrials } from '../explorer/with-trials';
import { isSent } from '../explorer/verdict-in';
import { diagramMessages as messages } from './diagram.messages';
import { walkIn } from './walk';

interface Options {
  onFind: () => void;
  onHelp: () => void;
}

/** A step of a trial is drawn in the next frame, if its code is here. */
const preloaded = [trialCode];

/** Moves through the chart by its steps, not by its pixels, and says each move in one sentence. */
export function useDiagramKeys({ onFind, onHelp }: Options) {
  const explorer = useExplorer();
  usePreload(preloaded);
  const { chart, marks } = explorer;
  const [chosen, setChosen] = useState(-1);
  const walk = walkIn(explorer, () => setChosen(-1));
  const { state, exits, steps, verdictOf, moveTo, follow, back, showRules } = walk;

  const choose = (step: number) => {
    if (!state || exits.length === 0) return;
    const next = (chosen + step + exits.length + (chosen < 0 && step < 0 ? 1 : 0)) % exits.length;
    setChosen(next);
    const exit = exits[next];
    if (!exit) return;
    const can = verdictOf(exit, state.path);
    const leads = `${transitionLabel(exit)}. ${targetText(chart, exit)}`;
    announce(can === null ? `${leads}.` : `${leads}; ${can}.`);
  };
  /** Sends it in a trial. */
  function sendChosen() {
    const exit = exits[chosen];
    if (!state) return;
    withTrials(explorer, ({ send, open }) => {
      if (!exit || !isSent(exit, explorer)) open(state.path);
      else if (send(state.path, exit.event)) setChosen(-1);
    });
  }
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => choose(1),
    ArrowUp: () => choose(-1),
    Enter: () => follow(exits[chosen]),
    ArrowRight: () => follow(exits[chosen]),
    Backspace: back,
    p: () => {
      const outer = state?.parent ?? chart.root.path;
      if (outer === chart.root.path) announce(messages.noOuter);
      else moveTo(outer);
    },
    i: () => {
      const [inner] = state ? chart.childrenOf(state.path) : [];
      if (inner) moveTo(inner.path);
      else announce(messages.noInner);
    },
    // Two versions in one diagram have no machine to ask.
    ...(marks ? {} : { g: () => showRules(exits[Math.max(0, chosen)]), s: sendChosen }),
    '/': onFind,
    '?': onHelp,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Held down, S would open Try it after its step.
    if (event.repeat && event.key === 's') return;
    const key = event.key === 'ArrowLeft' ? 'Backspace' : event.key;
    const digit = /^[1-9]$/u.test(key) ? Number(key) : 0;
    const action = actions[key.length === 1 ? key.toLowerCase() : key];
    // Without a chosen step, Enter presses the button as everywhere.
    if (key === 'Enter' && chosen < 0) return;
    if (digit > 0) follow(steps[digit - 1]);
    else if (action) action();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onKeyDown,
    moveTo,
    chosenId: exits[chosen] && !isEntrance(exits[chosen]) ? exits[chosen].id : null,
  };
}
