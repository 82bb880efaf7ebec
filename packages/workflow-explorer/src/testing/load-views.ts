import * as views from '../explorer/lazy-views';
import { TimelineTools } from '../timeline/lazy-tools';

/** Loads every view, so that none suspends. */
export async function loadViews(): Promise<void> {
  await Promise.all([...Object.values(views), TimelineTools].map(({ load }) => load()));
}
