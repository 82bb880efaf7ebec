import type { Chart } from '../chart/chart';
import { transitionLabel } from '../chart/names';
import type { TraceEntry } from '../source';
import { explorerMessages } from './explorer.messages';

/**
 * Neighbors of the same step in a group, so that the newest event stays first. A group is named by
 * its oldest event, shown or not, so it stays the same group when it grows at either end.
 */
export function groupsOf(chart: Chart, entries: readonly TraceEntry[], limit: number) {
  const groups: { id: string; readonly step: string; readonly entries: TraceEntry[] }[] = [];
  for (const [index, entry] of entries.entries()) {
    const step = stepOf(chart, entry);
    const { id } = entry;
    const group = groups.at(-1);
    const isShown = index < limit;
    if (group?.step === step) {
      group.id = id;
      if (isShown) group.entries.push(entry);
    } else if (isShown) groups.push({ id, step, entries: [entry] });
    else break;
  }
  return groups;
}

/** The step of an event, as the panel names it. Falls back to the state’s name if the step is unknown. */
function stepOf(chart: Chart, { from, event, taken: [id] }: TraceEntry): string {
  const exits = from === null ? [] : chart.exitsOf(from).map(({ transition }) => transition);
  const step =
    chart.graph.transitions.find((each) => each.id === id) ??
    exits.find((each) => each.event === event);
  if (!step) return from === null ? explorerMessages.panel.start : chart.label(from);
  const label = transitionLabel(step);
  return step.source === chart.root.path
    ? label
    : explorerMessages.panel.arrival(chart.label(step.source), label);
}
