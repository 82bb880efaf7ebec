import type { StatePath } from '@brandroom/statechart/graph';
import { announce } from '@brandroom/ui/announce';
import type { AnyEventObject } from 'xstate';

import type { Explorer } from '../explorer/explorer-context';
import { useExplorer } from '../explorer/explorer-context';
import { trialMessages as messages } from './trial.messages';
import { payloadsOf } from '../rights/payloads';
import { answerOf } from '../rights/verdict';
import { moveText } from './move-text';
import type { Move, Situation } from './moves';
import { eventOf } from './moves';
import { activePaths, innermost, nobody, situationIn, startSituation } from './situations';
import type { Trial, TrialStart } from './trial';
import { beginTrial, stepOf, tryMove } from './trial';
import type { BegunTrial, TrialOrigin } from './trial-run';
import { runOf } from './trial-run';

export type Trials = ReturnType<typeof trialIn>;

/** The trials of the explorer around it. */
export const useTrial = () => trialIn(useExplorer());

/** Begins trials and plays moves in them, in words. */
export function trialIn(explorer: Explorer) {
  const { chart, machine, samples, stored, own, situationAt, words, now, setRun } = explorer;
  const trial = {
    /** @param path the state to begin in; null for another origin */
    begin: (origin: TrialOrigin, path: StatePath | null): BegunTrial => {
      const found =
        origin === 'item' && stored.kind === 'item'
          ? { situation: situationIn(stored.snapshot), reason: '' }
          : origin === 'state'
            ? { situation: path === null ? null : situationAt(path), reason: messages.unreachable }
            : startSituation(machine, samples.input);
      const begun = { origin, from: path };
      if (!found.situation) return { ...begun, trial: null, problem: found.reason };
      const { value, context } = found.situation.snapshot;
      const start: TrialStart =
        origin === 'start' ? { input: samples.input ?? {} } : { state: value, context };
      const label = messages.origins[origin];
      return {
        ...begun,
        trial: beginTrial(found.situation, start, { label, at: now }),
        problem: '',
      };
    },
    /** The trial before one is chosen: of the item, in the selected state, or at the start where no sample reaches it. */
    first: (): BegunTrial => {
      if (stored.kind === 'item') return trial.begin('item', null);
      const start = trial.begin('start', null);
      const { state } = explorer.place;
      if (state === null || !start.trial) return start;
      if (activePaths(stepOf(start.trial).snapshot).includes(state)) return start;
      const there = trial.begin('state', state);
      return there.trial ? there : start;
    },
    /** A move in words, with who makes it. */
    label: (move: Move, before: Situation, by = ''): string => {
      const text = moveText(chart, move, before);
      if ('send' in move && 'wait' in move) return messages.byClock(text);
      return by === '' ? text : messages.by(text, by);
    },
    /** The trial after a move, with its announcement; no trial if the machine failed. */
    played: (
      running: Trial,
      move: Move,
      by: string,
    ): { readonly next: Trial | null; readonly said: string } => {
      const before = stepOf(running);
      const event = eventOf(before, move);
      const answer = event && answerOf(before.snapshot, { name: '', event }, words);
      const label = trial.label(move, before, by);
      const reasons = answer?.refusals.map(({ reason }) => reason) ?? [];
      const next = tryMove(running, move, { label, reasons });
      if (!next) return { next, said: messages.failed(label) };
      const outcome = messages.outcomes[stepOf(next).outcome];
      return { next, said: [`${label}: ${outcome}.`, ...reasons].join(' ') };
    },
    /** Shows a trial in every view. */
    show: (begun: BegunTrial) => setRun(runOf(begun, { chart, secrets: samples.secrets })),
    /** The current state of a trial and what it is about, as text. */
    whereIn: (running: Trial): string => {
      const { snapshot } = stepOf(running);
      const states = innermost(snapshot).map((path) => chart.label(path));
      return messages.now(states.join(', '), samples.subject?.(snapshot.context) ?? null);
    },
    /** The trial where it is in a state; a new one in that state otherwise. */
    at: (path: StatePath): BegunTrial => {
      const { run } = explorer;
      const isThere = run?.trial && activePaths(stepOf(run.trial).snapshot).includes(path);
      if (isThere) return run;
      const isItem = stored.kind === 'item' && activePaths(stored.snapshot).includes(path);
      return isItem ? trial.begin('item', null) : trial.begin('state', path);
    },
    /** Opens its view with the trial in a state, and says so. */
    open: (path: StatePath) => {
      const begun = trial.at(path);
      trial.show(begun);
      explorer.go({ view: 'try' });
      const isNew = begun !== explorer.run;
      announce(begun.trial ? messages.opened(chart.label(path), isNew) : begun.problem);
    },
    /**
     * Sends a step of a state in the trial, which begins there where it is elsewhere. Returns whether another state is
     * selected.
     *
     * @param payload the event with its data; as the person would send it by default
     */
    send: (path: StatePath, event: string, payload?: AnyEventObject): boolean => {
      const { person, people, goAhead } = explorer;
      const from = trial.at(path);
      if (!from.trial) {
        announce(from.problem);
        return false;
      }
      const by = person ?? people[0] ?? nobody;
      const before = stepOf(from.trial);
      const { snapshot, at } = before;
      const asked = { snapshot, at, own: from.origin === 'item' ? own : null };
      const sent = payload ?? payloadsOf(event, samples, by, asked)[0]?.event;
      if (!sent) return false;
      const { next, said } = trial.played(from.trial, { send: by.complete(sent, at) }, by.name);
      announce(next ? `${said} ${trial.whereIn(next)}` : said);
      if (!next) return false;
      trial.show({ ...from, trial: next, problem: '' });
      const active = activePaths(before.snapshot);
      const to = innermost(stepOf(next).snapshot).find((each) => !active.includes(each));
      if (to !== undefined) goAhead({ state: to, event: null });
      return to !== undefined;
    },
  };
  return trial;
}
