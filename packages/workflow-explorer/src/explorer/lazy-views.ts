import { lazyView } from './lazy-view';

export const TableView = lazyView(async () => (await import('./TableView')).TableView);
export const DiagramView = lazyView(
  async () => (await import('../diagram/DiagramView')).DiagramView,
);
export const PeopleView = lazyView(async () => (await import('../rights/PeopleView')).PeopleView);
export const TryView = lazyView(async () => (await import('../trial/TryView')).TryView);
export const TimelineTools = lazyView(
  async () => (await import('../timeline/TimelineTools')).TimelineTools,
);
export const ExportView = lazyView(async () => (await import('../exports/ExportView')).ExportView);
export const ExplorerKeys = lazyView(async () => (await import('./ExplorerKeys')).ExplorerKeys);
/** Of an opened step, in the panel. */
export const StepDetails = lazyView(async () => (await import('./StepDetails')).StepDetails);
export const CompareView = lazyView(
  async () => (await import('../compare/CompareView')).CompareView,
);

/** Loads every view, so that none suspends; for tests and stories. */
export async function loadViews(): Promise<void> {
  const views = [
    TableView,
    DiagramView,
    PeopleView,
    TryView,
    ExportView,
    CompareView,
    TimelineTools,
    StepDetails,
  ];
  await Promise.all(views.map(({ load }) => load()));
}
