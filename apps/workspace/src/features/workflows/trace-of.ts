import { contentActionSentences } from '@brandroom/domain/content/action-sentences';
import type { ContentAction, HistoryEntry } from '@brandroom/domain/content/content.schema';
import { writtenFieldLabels } from '@brandroom/domain/content/diff';
import { formatDateTime } from '@brandroom/domain/format/date';
import { joinList } from '@brandroom/domain/format/list';
import type { ContentWorkflowEvent } from '@brandroom/machines/content-workflow/content-workflow.events';
import type { TraceEntry } from '@brandroom/workflow-explorer/source';

import { timeZone } from '../../shared/time/time-zone';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;
const labels: Readonly<Record<string, string>> = writtenFieldLabels;

/** The event behind an action of the history; actions that are no event of the workflow have none. */
const events: Partial<Record<ContentAction, ContentWorkflowEvent['type']>> = {
  edit: 'EDIT',
  submit: 'SUBMIT',
  approve: 'APPROVE',
  reject: 'REJECT',
  schedule: 'SCHEDULE',
  unschedule: 'UNSCHEDULE',
  publish: 'PUBLISH',
  due: 'DUE',
};

/** What happened in words: “Ada approved this”. */
export function titleOf({ byName, action }: HistoryEntry): string {
  return `${byName} ${contentActionSentences[action]}`;
}

/** A line of an item's history as the explorer's log shows it. */
export function traceOf(entry: HistoryEntry): TraceEntry {
  const { id, at, action, event, from, to, note, changes } = entry;
  const changed = changes.map(({ field }) => labels[field] ?? field);
  return {
    id,
    title: titleOf(entry),
    time: formatDateTime(at, timeZone),
    outcome: 'taken',
    event: event?.type ?? events[action] ?? null,
    from,
    to,
    details: [
      ...(note === null ? [] : [messages.note(note)]),
      ...(changed.length === 0 ? [] : [messages.changed(joinList(changed))]),
    ],
  };
}
