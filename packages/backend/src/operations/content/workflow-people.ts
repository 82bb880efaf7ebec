import type { User } from '@brandroom/domain/account/user.schema';
import type { ContentStatus, ContentType } from '@brandroom/domain/content/content.schema';
import { contentTypes } from '@brandroom/domain/content/content.schema';
import { canSeeContent } from '@brandroom/domain/content/visibility';
import type { BrandId, UserId } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';
import { offeredActions } from '@brandroom/machines/content-workflow/actions';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';

interface Place {
  readonly brandId: BrandId;
  readonly status: ContentStatus;
  readonly at: Instant;
}

/** An item of this type and status with a future date, so that only permissions matter. */
function factsOf({ status, at }: Place, type: ContentType) {
  const scheduledFor = new Date(Date.parse(at) + 1).toISOString();
  return { type, status, scheduledFor, approvedAt: null, approvedBy: null, publishedAt: null };
}

export interface StepPerson {
  id: UserId;
  name: string;
  types: ContentType[];
}

/** The steps from a status on items that the viewer can see, each with the people who can take it. */
export function stepsOf(place: Place, viewer: User, people: readonly User[]) {
  const { brandId, status, at } = place;
  const types = contentTypes.filter((type) => canSeeContent(viewer, { type, status, brandId }));
  const steps = new Map<
    string,
    { from: ContentStatus; to: ContentStatus; label: string; people: StepPerson[] }
  >();
  for (const type of types) {
    const facts = factsOf(place, type);
    for (const person of people) {
      for (const action of offeredActions(facts, workflowActor(person, { type, brandId }), at)) {
        const { event, label, leadsTo: to, allowed } = action;
        const step = steps.get(event) ?? { from: status, to, label, people: [] };
        steps.set(event, step);
        if (!allowed) continue;
        const known = step.people.find(({ id }) => id === person.id);
        if (known) known.types.push(type);
        else step.people.push({ id: person.id, name: person.name, types: [type] });
      }
    }
  }
  return [...steps.values()];
}
