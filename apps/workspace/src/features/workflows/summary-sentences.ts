import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentStatus, ContentType } from '@brandroom/domain/content/content.schema';
import type { WorkflowSummary } from '@brandroom/domain/contract/workflow-summary.schema';
import { joinList } from '@brandroom/domain/format/list';
import type { UserId } from '@brandroom/domain/id.schema';

import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.summary;
type Step = WorkflowSummary['steps'][number];

/** More people than these are counted instead of named. */
const mostNames = 3;

export interface SentenceFacts {
  readonly status: ContentStatus;
  /** How many items have the status. */
  readonly items: number;
  readonly steps: readonly Step[];
  /** The viewer, who reads “you”. */
  readonly you: UserId;
  /** The types of this status that the viewer sees. */
  readonly types: readonly ContentType[];
}

/** Who can move the items of a status on, such as “Only Ada can approve or reject these 4.” */
export function summarySentences(facts: SentenceFacts): readonly string[] {
  if (facts.items === 0) return [];
  const byPeople = new Map<string, Step[]>();
  for (const step of facts.steps.filter(({ from }) => from === facts.status)) {
    const who = whoText(step, facts);
    byPeople.set(who, [...(byPeople.get(who) ?? []), step]);
  }
  return [...byPeople].map(([who, steps]) => {
    const verbs = steps.map(({ from, to }) => messages.verbs[verbOf(from, to)]);
    return messages.sentence(who, joinList(verbs, 'or'), facts.items);
  });
}

function verbOf(from: ContentStatus, to: ContentStatus): keyof typeof messages.verbs {
  return from === 'scheduled' && to === 'approved' ? 'unscheduled' : to;
}

function whoText({ count, people }: Step, { you, types }: SentenceFacts): string {
  if (count === 0) return messages.noOne;
  if (people === null || count > mostNames) return messages.people(count);
  const names = people.map((person) => {
    const name = person.id === you ? messages.you : person.name;
    const isLimited = types.some((type) => !person.types.includes(type));
    if (!isLimited) return name;
    return messages.limited(name, joinList(person.types.map((type) => contentTypeLabels[type])));
  });
  return messages.only(joinList(names));
}
