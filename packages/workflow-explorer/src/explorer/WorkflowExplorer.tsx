import type { MachineGraph } from '@brandroom/statechart/graph';
import type { Refusal } from '@brandroom/statechart/refusals';
import { LoadingRegion } from '@brandroom/ui/LoadingRegion';
import { PageViews } from '@brandroom/ui/PageViews';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Split } from '@brandroom/ui/Split';
import { Stack } from '@brandroom/ui/Stack';
import { ViewBar } from '@brandroom/ui/ViewBar';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';

import { chartOf } from '../chart/chart';
import type { ExplorerView, Place } from '../place';
import { explorerViews } from '../place';
import type { ExplorerSource, Person, Samples } from '../source';
import { momentsIn, snapshotIn } from '../source';
import { momentAt, sourceAt } from '../timeline/moment-at';
import { TimelineBar } from '../timeline/TimelineBar';
import type { Words } from '../trial/moves';
import { activePaths, situationIn, situationsOf } from '../trial/situations';
import { stepOf } from '../trial/trial';
import type { TrialRun } from '../trial/trial-run';
import { simulationOf } from '../trial/trial-run';
import { ActAs, anyone } from './ActAs';
import type { CoveredSteps, Explorer, GraphVersion, HelpLink, Shortcuts } from './explorer-context';
import { ExplorerContext } from './explorer-context';
import { explorerMessages as messages } from './explorer.messages';
import {
  CompareView,
  DiagramView,
  ExplorerKeys,
  ExportView,
  PeopleView,
  TableView,
  TryView,
} from './lazy-views';
import { LogView } from './LogView';
import { OutlineView } from './OutlineView';
import { StatePanel } from './StatePanel';
import { TrialNotice } from './TrialNotice';
import { usePassed } from './use-passed';

export interface WorkflowExplorerProps {
  graph: MachineGraph;
  /** The name of the machine; its id in words without one. */
  name?: string;
  machine: AnyStateMachine;
  source: ExplorerSource;
  /** Who can be played; empty where the machine asks nobody. */
  people: readonly Person[];
  /** The id of the person who looks at it, who is played where the address names nobody. */
  viewerId?: string;
  samples: Samples;
  /** The words of the machine’s rules. */
  messages: Words;
  place: Place;
  onPlaceChange: (place: Place) => void;
  /** The moment of a stored item’s rules; the samples’ own by default. */
  now?: string;
  /** Other versions of the machine, to compare with. */
  versions?: readonly GraphVersion[];
  /** The scenarios of the tests that take each step. */
  covered?: CoveredSteps;
  /** A choice of the app, before the person. */
  tools?: ReactNode;
  /** Makes the explorer’s single keys work on the whole screen. */
  shortcuts?: Shortcuts | null;
  /** Where the viewer can do something about a refusal. */
  helpFor?: (refusal: Refusal) => HelpLink | null;
}

/** One machine in views of equal rank, with the selected state beside them. */
export function WorkflowExplorer({
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
  now: presentTime = samples.now,
  versions = [],
  covered = null,
  tools,
  shortcuts = null,
  helpFor = () => null,
}: WorkflowExplorerProps) {
  const chart = useMemo(() => chartOf(graph, name), [graph, name]);
  const sampleAt = useMemo(
    () => situationsOf(machine, samples, people),
    [machine, samples, people],
  );
  const moment = momentAt(present, place.at);
  const stored = useMemo(() => sourceAt(present, moment), [present, moment]);
  const [run, setRun] = useState<TrialRun | null>(null);
  const simulation = useMemo(
    () => simulationOf(run, messages.trial.name, { chart, secrets: samples.secrets }),
    [run, chart, samples],
  );
  const source = simulation ?? stored;
  const snapshot = snapshotIn(source);
  const active = useMemo(() => new Set(snapshot ? activePaths(snapshot) : []), [snapshot]);
  const here = useMemo(() => {
    if (run?.trial && simulation) return stepOf(run.trial);
    return snapshot && situationIn(snapshot);
  }, [run, simulation, snapshot]);
  const situationAt = useCallback(
    (path: string) => (here && active.has(path) ? here : sampleAt(path)),
    [here, active, sampleAt],
  );
  const walk = usePassed(place, onPlaceChange);
  // “Who can” shows everyone by default.
  const playedId = place.as ?? (place.view === 'people' ? anyone : viewerId);
  const explorer: Explorer = {
    chart,
    machine,
    source,
    stored,
    run,
    setRun,
    people,
    person: people.find(({ id }) => id === playedId) ?? null,
    isViewer: viewerId !== undefined && playedId === viewerId,
    samples,
    words,
    place,
    now: moment?.at ?? presentTime,
    active,
    situationAt,
    versions,
    covered,
    marks: null,
    Shortcuts: shortcuts,
    ...walk,
    helpFor,
  };
  return (
    <ExplorerContext value={explorer}>
      <Suspense>{shortcuts && <ExplorerKeys />}</Suspense>
      <ViewBar
        label={messages.bar}
        // Beside the person, on phones too: the bar below would take a line of its own.
        filters={
          <PageViews
            label={messages.views.label}
            options={explorerViews.map((value) => ({ value, label: messages.views[value] }))}
            value={place.view}
            onChange={(view) => explorer.go({ view })}
          />
        }
        end={
          people.length > 0 && (
            <>
              {tools}
              <ActAs viewerId={viewerId} />
            </>
          )
        }
      />
      {!simulation && 'name' in present && (
        <TimelineBar name={present.name} moments={momentsIn(present)} shown={moment} />
      )}
      {simulation && place.view !== 'try' && <TrialNotice />}
      {place.view === 'people' ? (
        // Its table needs the whole width.
        <Stack gap={32} data-first-content="">
          <ShownView view={place.view} />
          <aside aria-label={messages.panel.label}>
            <StatePanel />
          </aside>
        </Stack>
      ) : (
        <Split
          data-first-content=""
          variant="aside"
          aside={<StatePanel />}
          asideLabel={messages.panel.label}
        >
          <ShownView view={place.view} />
        </Split>
      )}
    </ExplorerContext>
  );
}

const shown: Readonly<Record<ExplorerView, () => ReactNode>> = {
  outline: () => <OutlineView />,
  diagram: () => <DiagramView />,
  table: () => <TableView />,
  log: () => <LogView />,
  people: () => <PeopleView />,
  try: () => <TryView />,
  export: () => <ExportView />,
  compare: () => <CompareView />,
};

function ShownView({ view }: { view: ExplorerView }) {
  return (
    <Suspense
      fallback={
        <LoadingRegion label={messages.loading}>
          <Skeleton shape="block" />
        </LoadingRegion>
      }
    >
      {shown[view]()}
    </Suspense>
  );
}
