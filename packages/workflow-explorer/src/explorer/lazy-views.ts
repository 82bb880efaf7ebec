import { lazyView } from './lazy-view';

export const TableView = lazyView(async () => (await import('./TableView')).TableView);
export const DiagramView = lazyView(
  async () => (await import('../diagram/DiagramView')).DiagramView,
);
export const LogView = lazyView(async () => (await import('./LogView')).LogView);
export const PeopleView = lazyView(async () => (await import('../rights/PeopleView')).PeopleView);
export const TryView = lazyView(async () => (await import('../trial/TryView')).TryView);
/** Above the other views, while there is a trial. */
export const TrialNotice = lazyView(async () => (await import('../trial/TrialNotice')).TrialNotice);
/** For an item or a process. */
export const TimelineBar = lazyView(
  async () => (await import('../timeline/TimelineBar')).TimelineBar,
);
export const TimelineTools = lazyView(
  async () => (await import('../timeline/TimelineTools')).TimelineTools,
);
export const ExportView = lazyView(async () => (await import('../exports/ExportView')).ExportView);
/** Of an opened step, in the panel. */
export const StepDetails = lazyView(async () => (await import('./StepDetails')).StepDetails);
export const StateFacts = lazyView(async () => (await import('./StateFacts')).StateFacts);
export const CompareView = lazyView(
  async () => (await import('../compare/CompareView')).CompareView,
);

/** Loads every view, so that none suspends; for tests and stories. */
export async function loadViews(): Promise<void> {
  const views = [
    TableView,
    DiagramView,
    LogView,
    PeopleView,
    TryView,
    TrialNotice,
    ExportView,
    CompareView,
    TimelineBar,
    TimelineTools,
    StepDetails,
    StateFacts,
  ];
  await Promise.all(views.map(({ load }) => load()));
}
