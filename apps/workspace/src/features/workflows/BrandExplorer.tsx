import type { User } from '@brandroom/domain/account/user.schema';
import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentItem, ContentType } from '@brandroom/domain/content/content.schema';
import { contentTypes } from '@brandroom/domain/content/content.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { TeamMember } from '@brandroom/domain/team/member.schema';
import { playedPerson } from '@brandroom/machines/content-workflow/content-workflow.catalog';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';
import type { Refusal } from '@brandroom/statechart/refusals';
import { Select } from '@brandroom/ui/Select';
import type { ExplorerSource, Person } from '@brandroom/workflow-explorer/source';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import { useApi } from '../../shared/api/api';
import { useWorkspace } from '../../shared/brand/workspace';
import { useSearchUpdate } from '../../shared/navigation/use-search-update';
import { useHref } from '../../shared/navigation/use-href';
import { useNow } from '../../shared/time/clock';
import { AddressedExplorer } from './AddressedExplorer';
import type { LoadedMachine } from './machine-loads';
import type { MachineSearch } from './machine-search';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

export interface ContentParts {
  machine: LoadedMachine;
  search: MachineSearch;
}

interface BrandExplorerProps extends ContentParts {
  item: ContentItem | null;
  source: ExplorerSource;
}

/** The content workflow with the people of the brand who the viewer can see. */
export function BrandExplorer({ machine, search, item, source }: BrandExplorerProps) {
  const { user, brandId } = useWorkspace();
  const hrefTo = useHref();
  const readNow = useNow();
  const [now] = useState(readNow);
  const update = useSearchUpdate<MachineSearch>();
  const type = item?.type ?? search.type ?? 'social';
  const people = usePeople(machine.people, type);
  const mayChange =
    item !== null &&
    (['edit', 'publish'] as const).some((flag) =>
      can(user, contentRight(flag, item.type), item.brandId),
    );
  const mayManage = brandId !== null && can(user, 'manageBrand', brandId);
  const itemHref = mayChange && source.kind === 'item' ? source.href : null;
  const helpFor = useCallback(
    ({ kind, guard }: Refusal) => {
      if (kind === 'right')
        return mayManage ? { label: messages.toTeam, href: hrefTo({ to: '/team' }) } : null;
      if (itemHref === null) return null;
      const isDate = kind === 'time' || guard === 'hasDate';
      return { label: isDate ? messages.toDate : messages.openItem, href: itemHref };
    },
    [mayManage, itemHref, hrefTo],
  );
  return (
    <AddressedExplorer
      machine={machine}
      search={search}
      people={people}
      source={source}
      viewerId={user.id}
      {...(item
        ? { now, startState: item.status }
        : {
            tools: (
              <Select
                label={messages.type}
                isLabelHidden
                options={contentTypes.map((value) => ({
                  value,
                  label: messages.typeOf(contentTypeLabels[value]),
                }))}
                value={type}
                onChange={(next) => update({ type: next }, { replace: true })}
              />
            ),
          })}
      helpFor={helpFor}
    />
  );
}

/** You, the people of the brand, and one of each role. */
function usePeople(presets: readonly Person[], type: ContentType): readonly Person[] {
  const api = useApi();
  const { user, brandId } = useWorkspace();
  const mayView = brandId !== null && can(user, 'team.view', brandId);
  const { data } = useQuery(
    api.team.list.queryOptions({ input: mayView ? { brandId } : skipToken }),
  );
  return useMemo(() => {
    if (brandId === null) return presets;
    const asPerson = (each: User) => playedPerson(workflowActor(each, { type, brandId }));
    const you = asPerson(user);
    const others = (data?.members ?? [])
      .filter(({ id }) => id !== user.id)
      .map((member) => asPerson(userOf(member, brandId)));
    return [{ ...you, name: messages.you(you.name) }, ...others, ...presets];
  }, [presets, data, user, brandId, type]);
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
