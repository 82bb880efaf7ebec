import type { MachineGraph } from '@brandroom/statechart/graph';
import type { Refusal } from '@brandroom/statechart/refusals';
import { afterPaint } from '@brandroom/ui/after-paint';
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';

import { chartOf } from '../chart/chart';
import type { Place } from '../place';
import type { Counts, ExplorerSource, Person, Samples } from '../source';
import { snapshotIn } from '../source';
import { momentAt, sourceAt } from '../timeline/moment-at';
import type { Words } from '../trial/moves';
import { activePaths, situationIn, situationsOf } from '../trial/situations';
import type { TrialRun } from '../trial/trial-run';
import { anyone } from './anyone';
import type { CoveredSteps, Explorer, GraphVersion, HelpLink, Shortcuts } from './explorer-context';
import { usePassed } from './use-passed';

export interface ExplorerGiven {
  graph: MachineGraph;
  /** The name of the machine; its id in words without one. */
  name?: string;
  machine: AnyStateMachine;
  source: ExplorerSource;
  /** The people to act as; empty if the machine checks no person. */
  people: readonly Person[];
  /** The id of the viewer, who is the acting person unless the address names another one. */
  viewerId?: string | undefined;
  samples: Samples;
  /** The words of the machine’s rules. */
  messages: Words;
  /** The same object until it changes. */
  place: Place;
  /** Changes a part of the place, on top of changes that are not drawn yet. */
  onPlaceChange: (change: Partial<Place>) => void;
  /** The whole address of a place, for a copied link. */
  linkTo?: ((place: Place) => string) | null;
  /** The moment of a stored item’s rules; the samples’ own by default. */
  now?: string;
  /** Other versions of the machine, to compare with. */
  versions?: readonly GraphVersion[];
  /** Loads how many scenarios of the tests take each step, with the same promise each time. */
  loadCovered?: (() => Promise<CoveredSteps>) | null;
  /** Makes the explorer’s single keys work on the whole screen. */
  shortcuts?: Shortcuts | null;
  /** The number of stored items in each state, as text; by default those of a summary. */
  counts?: Counts | undefined;
  /** Where the viewer can do something about a refusal. */
  helpFor?: (refusal: Refusal) => HelpLink | null;
}

const noVersions: readonly never[] = [];
const noHelp = () => null;

/** The same object as long as its values are the same. */
function useSame<Fields extends object>(fields: Fields): Fields {
  // oxlint-disable-next-line react/exhaustive-deps -- the values of one object are always as many
  return useMemo(() => fields, Object.values(fields));
}

/**
 * The shared state of all parts of the explorer. Its place follows the given one at once, but deferred if another
 * moment of the timeline must render.
 */
export function useExplorerValue({
  graph,
  name,
  machine,
  source: present,
  people,
  viewerId,
  samples,
  messages: words,
  place,
  onPlaceChange,
  linkTo = null,
  now: presentTime = samples.now,
  versions = noVersions,
  loadCovered = null,
  shortcuts = null,
  counts,
  helpFor = noHelp,
}: ExplorerGiven) {
  const chart = useMemo(() => chartOf(graph, name), [graph, name]);
  const sampleAt = useMemo(
    () => situationsOf(machine, samples, people),
    [machine, samples, people],
  );
  // A step of a trial selects its target at once; the address follows after the paint.
  const [ahead, setAhead] = useState<{ readonly of: Place; readonly place: Place } | null>(null);
  const current = ahead?.of === place ? ahead.place : place;
  // The timeline answers at once; the views follow to another moment.
  const followed = useDeferredValue(current);
  const seen = followed.at === current.at ? current : followed;
  const moment = useMemo(() => momentAt(present, seen.at), [present, seen.at]);
  const stored = useMemo(() => sourceAt(present, moment), [present, moment]);
  const [run, setRun] = useState<TrialRun | null>(null);
  const trial = run?.shown ?? null;
  const source = trial?.source ?? stored;
  // An item of the past had other facts, and a trial may be about no item.
  const isOfItem = stored.kind === 'item' && !moment && (!trial || run?.origin === 'item');
  const own = (isOfItem && stored.payloads) || null;
  const snapshot = snapshotIn(source);
  const active = useMemo(() => new Set(snapshot ? activePaths(snapshot) : []), [snapshot]);
  const here = useMemo(() => trial?.step ?? (snapshot && situationIn(snapshot)), [trial, snapshot]);
  const situationAt = useCallback(
    (path: string) => (here && active.has(path) ? here : sampleAt(path)),
    [here, active, sampleAt],
  );
  const [viewBefore, setViewBefore] = useState(place.view === 'export' ? 'outline' : place.view);
  if (place.view !== 'export' && place.view !== viewBefore) setViewBefore(place.view);
  const { go, goBack, canGoBack } = usePassed(place, onPlaceChange);
  const goAhead = useCallback(
    (change: Partial<Place>) => {
      setAhead({ of: place, place: { ...place, ...change } });
      afterPaint(() => go(change));
    },
    [place, go],
  );
  const latest = useRef<Explorer>(undefined);
  const read = useCallback(() => latest.current, []);
  // “Who can” shows everyone by default.
  const playedId = seen.as ?? (seen.view === 'people' ? anyone : viewerId);
  const explorer: Explorer = useSame({
    chart,
    machine,
    source,
    stored,
    own,
    run,
    setRun,
    people,
    person: people.find(({ id }) => id === playedId) ?? null,
    isViewer: viewerId !== undefined && playedId === viewerId,
    samples,
    words,
    place: seen,
    viewBefore,
    linkTo,
    now: moment?.at ?? presentTime,
    active,
    situationAt,
    versions,
    loadCovered,
    counts,
    marks: null,
    Shortcuts: shortcuts,
    go,
    goAhead,
    goBack,
    canGoBack,
    helpFor,
    read,
  });
  useLayoutEffect(() => {
    latest.current = explorer;
  });
  return explorer;
}
