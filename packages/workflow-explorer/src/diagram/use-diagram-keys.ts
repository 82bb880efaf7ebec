import type { GraphTransition, StatePath } from '@brandroom/statechart/graph';
import { announce } from '@brandroom/ui/announce';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';

import { isEntrance } from '../chart/chart';
import { groupedBy } from '../chart/grouped-by';
import { narration, targetText } from '../chart/describe-state';
import { transitionLabel } from '../chart/names';
import { useExplorer } from '../explorer/explorer-context';
import { isSent, useVerdict } from '../explorer/use-verdict';
import { payloadsOf, verdictText } from '../rights/verdict';
import { activePaths, innermost, nobody } from '../trial/situations';
import { stepOf } from '../trial/trial';
import { useTrial } from '../trial/use-trial';

/** The keys of the diagram, which work only while focus is in it. */
export const diagramKeys = [
  { keys: ['↓', '↑'], does: 'Next or previous step of the state' },
  { keys: ['Enter', '→'], does: 'Follow the step' },
  { keys: ['Backspace', '←'], does: 'Return to the previous state' },
  { keys: ['1–9'], does: 'Follow a step by its number in “Next steps”' },
  { keys: ['P'], does: 'Go to the outer state' },
  { keys: ['I'], does: 'Go to the first inner state' },
  { keys: ['G'], does: 'Show the rules of the step' },
  { keys: ['S'], does: 'Send the step in a trial' },
  { keys: ['/'], does: 'Find a state' },
  { keys: ['?'], does: 'Show these keys' },
] as const;

interface Options {
  onFind: () => void;
  onHelp: () => void;
}

/** Moves through the chart by its steps, not by its pixels, and says each move in one sentence. */
export function useDiagramKeys({ onFind, onHelp }: Options) {
  const { chart, place, person, people, samples, marks, run, setRun, go } = useExplorer();
  const { begin, played, whereIn } = useTrial();
  const verdict = useVerdict();
  const [chosen, setChosen] = useState(-1);
  const [passed, setPassed] = useState<readonly StatePath[]>([]);
  const state = chart.find(place.state);
  const exits = state ? chart.exitsOf(state.path).map(({ transition }) => transition) : [];

  const verdictOf = (transition: GraphTransition, at: StatePath) => {
    if (!isSent(transition) || (people.length > 0 && !person)) return null;
    const answer = verdict(at, transition.event, person);
    return answer && verdictText(answer);
  };
  const show = (path: StatePath) => {
    const next = chart.find(path);
    if (!next) return;
    setChosen(-1);
    go({ state: path, event: null });
    announce(narration(chart, next, (transition) => verdictOf(transition, path)));
  };
  const moveTo = (path: StatePath) => {
    if (state && path !== state.path) setPassed([...passed, state.path]);
    show(path);
  };
  const follow = (transition: GraphTransition | undefined) => {
    if (!transition) return;
    const [target] = transition.targets ?? [];
    if (target === undefined)
      announce(`${transitionLabel(transition)}. ${targetText(chart, transition)}.`);
    else moveTo(target);
  };
  const choose = (step: number) => {
    if (!state || exits.length === 0) return;
    const next = (chosen + step + exits.length + (chosen < 0 && step < 0 ? 1 : 0)) % exits.length;
    setChosen(next);
    const exit = exits[next];
    if (!exit) return;
    const can = verdictOf(exit, state.path);
    announce(
      [`${transitionLabel(exit)}. ${targetText(chart, exit)}.`, can === null ? '' : `${can}.`]
        .filter(Boolean)
        .join(' '),
    );
  };
  /** Sends the chosen step in the trial, which begins here where it is elsewhere. */
  function send() {
    const exit = exits[chosen];
    if (!exit || !state || !isSent(exit) || marks) return go({ view: 'try' });
    const now = run?.trial && stepOf(run.trial);
    const isThere = now ? activePaths(now.snapshot).includes(state.path) : false;
    const from = run && isThere ? run : begin('state', state.path);
    if (!from.trial) return announce(from.problem);
    const by = person ?? people[0] ?? nobody;
    const [payload] = payloadsOf(exit.event, samples, by, stepOf(from.trial).at);
    if (!payload) return undefined;
    const { next, said } = played(from.trial, { send: payload.event }, by.name);
    announce(next ? `${said} ${whereIn(next)}` : said);
    if (!next) return undefined;
    setRun({ ...from, trial: next, problem: '' });
    const before = activePaths(stepOf(from.trial).snapshot);
    const path = innermost(stepOf(next).snapshot).find((each) => !before.includes(each));
    if (path === undefined) return undefined;
    setPassed([...passed, state.path]);
    setChosen(-1);
    return go({ state: path, event: null });
  }
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => choose(1),
    ArrowUp: () => choose(-1),
    Enter: () => follow(exits[chosen]),
    ArrowRight: () => follow(exits[chosen]),
    Backspace: () => {
      const last = passed.at(-1);
      setPassed(passed.slice(0, -1));
      if (last !== undefined) show(last);
    },
    p: () => {
      if (state?.parent !== undefined && state.parent !== null && state.parent !== chart.root.path)
        moveTo(state.parent);
    },
    i: () => {
      const [inner] = state ? chart.childrenOf(state.path) : [];
      if (inner) moveTo(inner.path);
    },
    g: () => {
      const exit = exits[Math.max(0, chosen)];
      if (!exit || !state) return;
      go({ event: exit.event });
      announce(`${transitionLabel(exit)}: ${verdictOf(exit, state.path) ?? 'rules shown'}.`);
    },
    s: send,
    '/': onFind,
    '?': onHelp,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key === 'ArrowLeft' ? 'Backspace' : event.key;
    const digit = /^[1-9]$/u.test(key) ? Number(key) : 0;
    const action = actions[key.length === 1 ? key.toLowerCase() : key];
    // Without a chosen step, Enter presses the button as everywhere.
    if (key === 'Enter' && chosen < 0) return;
    // As the panel numbers them: the branches of one event are one step.
    if (digit > 0) follow([...groupedBy(exits, (exit) => exit.event).values()][digit - 1]?.[0]);
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
