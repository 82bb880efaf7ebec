import type { User } from '@brandroom/domain/account/user.schema';
import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentItem, ContentType } from '@brandroom/domain/content/content.schema';
import { contentTypes } from '@brandroom/domain/content/content.schema';
import { formatCount } from '@brandroom/domain/format/count';
import { formatDuration } from '@brandroom/domain/format/duration';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId, ContentId } from '@brandroom/domain/id.schema';
import { contentId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { TeamMember } from '@brandroom/domain/team/member.schema';
import { playedPerson } from '@brandroom/machines/content-workflow/content-workflow.catalog';
import { snapshotOf } from '@brandroom/machines/content-workflow/decide';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';
import type { Refusal } from '@brandroom/statechart/refusals';
import { Select } from '@brandroom/ui/Select';
import { chartOf } from '@brandroom/workflow-explorer/chart/chart';
import type { ExplorerSource, Person } from '@brandroom/workflow-explorer/source';
import { skipToken, useQuery, useSuspenseQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';

import { useApi } from '../../shared/api/api';
import { useWorkspace } from '../../shared/brand/workspace';
import { useSearchUpdate } from '../../shared/navigation/use-search-update';
import { useHref } from '../../shared/navigation/use-href';
import { useNow } from '../../shared/time/clock';
import { AddressedExplorer } from './AddressedExplorer';
import { ItemNotFound } from './ItemNotFound';
import type { LoadedMachine } from './machine-loads';
import type { MachineSearch } from './machine-search';
import { momentsOf } from './moments-of';
import { traceOf } from './trace-of';
import { useSummaryOptions } from './use-workflow-summary';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

interface ContentExplorerProps {
  slug: string;
  machine: LoadedMachine;
  search: MachineSearch;
}

/** The content workflow, with the people of the brand who the viewer can see, and with an item. */
export function ContentExplorer({ slug, machine, search }: ContentExplorerProps) {
  const { brandId } = useWorkspace();
  if (search.item !== undefined) {
    const { success, output } = v.safeParse(contentId, search.item);
    return success ? (
      <OfItem machine={machine} search={search} id={output} />
    ) : (
      <ItemNotFound slug={slug} />
    );
  }
  return brandId === null ? (
    <Shown machine={machine} search={search} item={null} source={{ kind: 'none' }} />
  ) : (
    <OfBrand machine={machine} search={search} brandId={brandId} />
  );
}

type PartProps = Omit<ContentExplorerProps, 'slug'>;

/** With how many of the brand's items have each status. */
function OfBrand({ brandId, ...rest }: PartProps & { brandId: BrandId }) {
  const { data } = useQuery(useSummaryOptions(brandId));
  const source: ExplorerSource = useMemo(
    () =>
      data
        ? {
            kind: 'summary',
            counts: Object.fromEntries(
              data.statuses.map(({ status, items }) => [status, formatCount(items, 'item')]),
            ),
            stays: Object.fromEntries(
              data.statuses.flatMap(({ status, median, p90 }) =>
                median === null || p90 === null
                  ? []
                  : [[status, messages.stays(formatDuration(median), formatDuration(p90))]],
              ),
            ),
          }
        : { kind: 'none' },
    [data],
  );
  return <Shown {...rest} item={null} source={source} />;
}

function OfItem({ id, ...rest }: PartProps & { id: ContentId }) {
  const { graph } = rest.machine;
  const chart = useMemo(() => chartOf(graph), [graph]);
  const api = useApi();
  const hrefTo = useHref();
  const input = { id };
  const [{ data: item }, { data: history }] = useSuspenseQueries({
    queries: [api.content.get.queryOptions({ input }), api.content.history.queryOptions({ input })],
  });
  const source: ExplorerSource = useMemo(
    () => ({
      kind: 'item',
      name: item.title,
      href: hrefTo({ to: '/content/edit/$id', params: { id: item.id } }),
      snapshot: snapshotOf(item),
      trace: history.map((entry) => traceOf(chart, entry)),
      moments: momentsOf(item.type, history),
    }),
    [item, history, chart, hrefTo],
  );
  return <Shown {...rest} item={item} source={source} />;
}

interface ShownProps extends PartProps {
  item: ContentItem | null;
  source: ExplorerSource;
}

function Shown({ machine, search, item, source }: ShownProps) {
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
