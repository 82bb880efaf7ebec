import type { User } from '@brandroom/domain/account/user.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { TeamMember } from '@brandroom/domain/team/member.schema';
import type { Person } from '@brandroom/workflow-explorer/source';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApi } from '../../shared/api/api';
import { useWorkspace } from '../../shared/brand/workspace';
import { workflowsMessages } from './workflows.messages';

export type AsPerson = (user: User, brandId: BrandId) => Person;

/** The people who can be played. */
export interface BrandPeople {
  readonly people: readonly Person[];
  /** Whether more of them may still come. */
  readonly isLoading: boolean;
  /** Undefined where the workflow asks nobody. */
  readonly viewerId: string | undefined;
}

/**
 * You, the people of a brand who you can see, and one of each role.
 *
 * @param asPerson the same function until its answers change; left out where the workflow asks nobody
 */
export function useBrandPeople(
  presets: readonly Person[],
  brandId: BrandId | null,
  asPerson: AsPerson | undefined,
): BrandPeople {
  const api = useApi();
  const { user } = useWorkspace();
  const mayView = asPerson && brandId !== null && can(user, 'team.view', brandId);
  const { data, isLoading } = useQuery(
    api.team.list.queryOptions({ input: mayView ? { brandId } : skipToken }),
  );
  const people = useMemo(() => {
    if (!asPerson || brandId === null) return presets;
    const you = asPerson(user, brandId);
    const others = (data?.members ?? [])
      .filter(({ id }) => id !== user.id)
      .map((member) => asPerson(userOf(member, brandId), brandId));
    return [{ ...you, name: workflowsMessages.machine.you(you.name) }, ...others, ...presets];
  }, [presets, data, user, brandId, asPerson]);
  return { people, isLoading, viewerId: asPerson && user.id };
}

function userOf(
  { id, name, email, role, isManager, permissions }: TeamMember,
  brandId: BrandId,
): User {
  return {
    id,
    name,
    email,
    role: isManager ? 'manager' : 'member',
    brandAccess: [{ brandId, role, permissions }],
  };
}
