import type { User } from '@brandroom/domain/account/user.schema';
import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentTypes } from '@brandroom/domain/content/content.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { playedPerson } from '@brandroom/machines/content-workflow/content-workflow.catalog';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';
import type { Refusal } from '@brandroom/statechart/refusals';
import { Select } from '@brandroom/ui/Select';
import type { Counts, ExplorerSource } from '@brandroom/workflow-explorer/source';
import { useCallback, useState } from 'react';

import { useWorkspace } from '../../shared/brand/workspace';
import { useSearchUpdate } from '../../shared/navigation/use-search-update';
import { useNow } from '../../shared/time/clock';
import { AddressedExplorer } from './AddressedExplorer';
import type { LoadedMachine } from './machine-loads';
import type { MachineSearch } from './machine-search';
import { useBrandPeople } from './use-people';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

export interface ContentParts {
  machine: LoadedMachine;
  search: MachineSearch;
}

interface BrandExplorerProps extends ContentParts {
  item: ContentItem | null;
  source: ExplorerSource;
  /** The number of items with each status, where the source doesn’t have it. */
  counts?: Counts | undefined;
}

/** The content workflow with the people of the brand who the viewer can see. */
export function BrandExplorer({ machine, search, item, source, counts }: BrandExplorerProps) {
  const { user, brandId: current } = useWorkspace();
  // Rights and people are those of the item's own brand.
  const brandId = item?.brandId ?? current;
  const readNow = useNow();
  const [now] = useState(readNow);
  const update = useSearchUpdate<MachineSearch>();
  const type = item?.type ?? search.type ?? 'social';
  const asPerson = useCallback(
    (each: User, of: BrandId) => playedPerson(workflowActor(each, { type, brandId: of })),
    [type],
  );
  const found = useBrandPeople(machine.people, brandId, asPerson);
  const mayChange =
    item !== null &&
    (['edit', 'publish'] as const).some((flag) =>
      can(user, contentRight(flag, item.type), item.brandId),
    );
  const itemHref = mayChange && source.kind === 'item' ? source.href : null;
  const helpFor = useCallback(
    ({ kind, guard }: Refusal) => {
      if (itemHref === null) return null;
      const isDate = kind === 'time' || guard === 'hasDate';
      return { label: isDate ? messages.toDate : messages.openItem, href: itemHref };
    },
    [itemHref],
  );
  return (
    <AddressedExplorer
      {...found}
      machine={machine}
      search={search}
      source={source}
      counts={counts}
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
      brandId={brandId}
      helpFor={helpFor}
    />
  );
}
