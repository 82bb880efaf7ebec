import { contentActionSentences } from '@brandroom/domain/content/action-sentences';
import type { HistoryEntry } from '@brandroom/domain/content/content.schema';
import { writtenFieldLabels } from '@brandroom/domain/content/diff';
import { formatDateTime } from '@brandroom/domain/format/date';
import { eventsOfAction, workflowSteps } from '@brandroom/machines/content-workflow/workflow-steps';
import type { GraphTransition } from '@brandroom/statechart/graph';
import type { Chart } from '@brandroom/workflow-explorer/chart/chart';
import { takenDetails } from '@brandroom/workflow-explorer/explorer/step-details';
import type { TraceEntry } from '@brandroom/workflow-explorer/source';

import { timeZone } from '../../shared/time/time-zone';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;
const labels: Readonly<Record<string, string>> = writtenFieldLabels;

/**
 * The event of a history entry. Older entries did not keep it: it is the one behind their action that
 * leads from the one status to the other. Actions outside of the workflow have none.
 */
function eventOf({ action, event, from, to }: HistoryEntry): string | null {
  if (event) return event.type;
  const events = eventsOfAction[action];
  const step = workflowSteps.find(
    (each) => each.from === from && each.to === to && events.includes(each.event),
  );
  return step?.event ?? events[0] ?? null;
}

/** An entry in words: “Ada approved this”. */
export function titleOf({ byName, action }: HistoryEntry): string {
  return `${byName} ${contentActionSentences[action]}`;
}

/** The step that an entry took; null where several steps lead the same way. */
function stepOf(
  chart: Chart,
  { from, to }: HistoryEntry,
  event: string | null,
): GraphTransition | null {
  const [step, ...others] =
    from === null
      ? []
      : chart
          .exitsOf(from)
          .map(({ transition }) => transition)
          .filter((each) => each.event === event && (each.targets ?? [from]).includes(to));
  return step && others.length === 0 ? step : null;
}

/** Longer texts are cut, because the log is for what happened and not for reading. */
const shownText = 80;
/** Their values are ids, which mean nothing to people. */
const withoutValue = new Set(['images', 'campaignId']);

/** The new value of a field; null where that means nothing to people. */
function valueOf({ field, after }: HistoryEntry['changes'][number]): string | null {
  if (withoutValue.has(field)) return null;
  if (after === '') return messages.nothing;
  if (field === 'scheduledFor') return formatDateTime(after, timeZone);
  return after.length > shownText ? `${after.slice(0, shownText).trimEnd()}…` : after;
}

/** A line of an item's history as the explorer's log shows it. */
export function traceOf(chart: Chart, entry: HistoryEntry): TraceEntry {
  const { id, at, from, to, note, changes } = entry;
  const event = eventOf(entry);
  const step = stepOf(chart, entry, event);
  return {
    id,
    title: titleOf(entry),
    time: formatDateTime(at, timeZone),
    outcome: 'taken',
    event,
    from,
    to,
    taken: step ? [step.id] : [],
    details: [
      ...(note === null ? [] : [messages.note(note)]),
      ...(step ? takenDetails(chart, [step]) : []),
    ],
    changed: changes.map((change) => ({
      field: labels[change.field] ?? change.field,
      value: valueOf(change),
    })),
  };
}
