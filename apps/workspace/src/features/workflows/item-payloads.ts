import type { ContentItem, HistoryEntry } from '@brandroom/domain/content/content.schema';
import { exceedsLimits } from '@brandroom/domain/content/limits';
import { instantOf } from '@brandroom/domain/time/instant';
import type { ContentWorkflowContext } from '@brandroom/machines/content-workflow/content-workflow.events';
import { deciderOf, moveOf } from '@brandroom/machines/content-workflow/last-change';
import type { OwnPayloads, Sample } from '@brandroom/workflow-explorer/source';

import { workflowsMessages } from './workflows.messages';

const names = workflowsMessages.machine.payloads;
const day = 86_400_000;

/** The payloads of the workflow's events as a screen or the backend would send them for an item now. */
export function itemPayloads(item: ContentItem, history: readonly HistoryEntry[]): OwnPayloads {
  const last = history.find(({ version }) => version === item.version);
  const isOver = exceedsLimits(item);
  const fit = isOver ? { exceedsLimits: true } : {};
  return (type, at, { value, context }): readonly Sample[] => {
    const { scheduledFor: planned } = context as ContentWorkflowContext;
    const inDays = (days: number) => instantOf(Date.parse(at) + days * day);
    const tomorrow = inDays(1);
    const sample = (name: string, data: object = {}): Sample => ({
      name,
      event: { type, ...data },
    });
    const change = { scope: 'content' };
    // A trial writes no history.
    const isStored = value === item.status;
    switch (type) {
      case 'PUBLISH':
        return [
          sample(names.asItIs, fit),
          ...(isOver ? [sample(names.publishAnyway, { ...fit, anyway: true })] : []),
        ];
      case 'SCHEDULE': {
        const chosen = { scheduledFor: tomorrow, ...fit };
        return [
          sample(planned === null ? names.withoutDate : names.onPlannedDate, {
            scheduledFor: planned ?? '',
            ...fit,
          }),
          sample(names.forTomorrow, chosen),
          {
            ...sample(names.forYesterday, { ...chosen, scheduledFor: inDays(-1) }),
            isSpecialCase: true,
          },
          ...(isOver ? [sample(names.tomorrowAnyway, { ...chosen, anyway: true })] : []),
        ];
      }
      case 'EDIT':
        return [
          sample(names.content, change),
          sample(names.labels, { scope: 'labels' }),
          sample(names.moved, { ...change, scheduledFor: tomorrow }),
          ...(planned === null ? [] : [sample(names.undated, { ...change, scheduledFor: null })]),
        ];
      case 'UNDO_MOVE':
        return isStored ? [sample(names.lastChange, { move: moveOf(last, history) })] : [];
      case 'UNDO_DECISION':
        return isStored ? [sample(names.lastChange, { decidedBy: deciderOf(last) })] : [];
      default:
        return [];
    }
  };
}
