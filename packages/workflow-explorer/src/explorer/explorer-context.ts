import type { MachineGraph, StatePath } from '@brandroom/statechart/graph';
import type { Refusal } from '@brandroom/statechart/refusals';
import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import type { AnyStateMachine } from 'xstate';

import type { Chart } from '../chart/chart';
import type { Mark } from '../diagram/times-of';
import type { ExplorerView, Place } from '../place';
import type { Counts, ExplorerSource, OwnPayloads, Person, Samples } from '../source';
import type { Words } from '../trial/moves';
import type { SituationAt } from '../trial/situations';
import type { TrialRun } from '../trial/trial-run';

/** Another version of a machine. */
export interface GraphVersion {
  readonly version: string;
  /** The same promise each time. */
  load(): Promise<MachineGraph>;
}

/** How many scenarios of the tests take each step, by its id; null where nothing is known of the tests. */
export type CoveredSteps = Readonly<Record<string, number>> | null;

/** A place in the product where a person can do something about a refusal. */
export interface HelpLink {
  readonly label: string;
  readonly href: string;
}

/** Listens to single keys of the whole screen while it is shown. The app knows when they may act. */
export type Shortcuts = ComponentType<{ keys: Readonly<Record<string, () => void>> }>;

export interface Explorer {
  readonly chart: Chart;
  readonly machine: AnyStateMachine;
  /** The source on show: the trial, once it has a step. */
  readonly source: ExplorerSource;
  /** The source that the explorer was opened with. */
  readonly stored: ExplorerSource;
  /** The payloads of the item on show; null without one, and where it is shown as it was. */
  readonly own: OwnPayloads | null;
  /** The trial, which lasts while another view is shown; null before there is one. */
  readonly run: TrialRun | null;
  readonly setRun: (run: TrialRun | null) => void;
  readonly people: readonly Person[];
  /** The person who is played; null for anyone. */
  readonly person: Person | null;
  /** Whether that is the viewer. */
  readonly isViewer: boolean;
  readonly samples: Samples;
  readonly words: Words;
  readonly place: Place;
  /** The view before Export, to which a copied link leads. */
  readonly viewBefore: ExplorerView;
  /** The address of a place; null where places have none. */
  readonly linkTo: ((place: Place) => string) | null;
  /** Moments of the rules: the samples' own, or now for a stored item. */
  readonly now: string;
  /** The active states of the source, innermost last. */
  readonly active: ReadonlySet<StatePath>;
  /** A situation in which a state is active; null where no sample leads to it. */
  readonly situationAt: SituationAt;
  /** Other versions of the machine, to compare with. */
  readonly versions: readonly GraphVersion[];
  /** The test coverage that an opened step and the table show. The same promise each time. */
  readonly loadCovered: (() => Promise<CoveredSteps>) | null;
  /** The number of stored items in each state, as text; undefined where only a summary has it. */
  readonly counts: Counts | undefined;
  /** The differences from another version, by the path of a state or the id of a step. */
  readonly marks: ReadonlyMap<string, Mark> | null;
  /** Null where the screen has no single keys. */
  readonly Shortcuts: Shortcuts | null;
  readonly go: (change: Partial<Place>) => void;
  /** The same for a step of a trial: the place is shown before the address has it. */
  readonly goAhead: (change: Partial<Place>) => void;
  /** Whether another state was selected before. */
  readonly canGoBack: boolean;
  /** Selects the state before this one, and returns it; null where there is none. */
  readonly goBack: () => StatePath | null;
  readonly helpFor: (refusal: Refusal) => HelpLink | null;
  /** The explorer as it is now, for what happens later or in a part that is drawn later. */
  readonly read: () => Explorer | undefined;
}

export const ExplorerContext = createContext<Explorer | null>(null);

export function useExplorer(): Explorer {
  const explorer = useContext(ExplorerContext);
  if (!explorer) throw new Error('Part of the explorer outside of it.');
  return explorer;
}
