import { lazyView } from './lazy-view';

export const TableView = lazyView(async () => (await import('./TableView')).TableView);
export const DiagramView = lazyView(
  async () => (await import('../diagram/DiagramView')).DiagramView,
);
export const PeopleView = lazyView(async () => (await import('../rights/PeopleView')).PeopleView);
export const TryView = lazyView(async () => (await import('../trial/TryView')).TryView);

/** Loads every view, so that none suspends; for tests and stories. */
export async function loadViews(): Promise<void> {
  await Promise.all([TableView, DiagramView, PeopleView, TryView].map(({ load }) => load()));
}
