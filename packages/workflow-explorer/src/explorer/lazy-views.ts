import { lazyPart } from '@brandroom/ui/lazy-part';

export const TableView = lazyPart(async () => (await import('./TableView')).TableView);
export const DiagramView = lazyPart(
  async () => (await import('../diagram/DiagramView')).DiagramView,
);
export const LogView = lazyPart(async () => (await import('./LogView')).LogView);
export const PeopleView = lazyPart(async () => (await import('../rights/PeopleView')).PeopleView);
export const TryView = lazyPart(async () => (await import('../trial/TryView')).TryView);
/** Above the other views, while there is a trial. */
export const TrialNotice = lazyPart(async () => (await import('../trial/TrialNotice')).TrialNotice);
/** For an item or a process. */
export const TimelineBar = lazyPart(
  async () => (await import('../timeline/TimelineBar')).TimelineBar,
);
export const ExportView = lazyPart(async () => (await import('../exports/ExportView')).ExportView);
/** Of an opened step, in the panel. */
export const StepDetails = lazyPart(async () => (await import('./StepDetails')).StepDetails);
export const StateFacts = lazyPart(async () => (await import('./StepDetails')).StateFacts);
export const CompareView = lazyPart(
  async () => (await import('../compare/CompareView')).CompareView,
);
