import type { User } from '@brandroom/domain/account/user.schema';
import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentTypes } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { playedPerson } from '@brandroom/machines/content-workflow/content-workflow.catalog';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';
import { Select } from '@brandroom/ui/Select';
import { useCallback } from 'react';

import { useWorkspace } from '../../shared/brand/workspace';
import { useSearchUpdate } from '../../shared/navigation/use-search-update';
import type { AddressedExplorerProps } from './AddressedExplorer';
import { AddressedExplorer } from './AddressedExplorer';
import type { LoadedMachine } from './machine-loads';
import type { MachineSearch } from './machine-search';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.machine;

export interface ContentParts {
  machine: LoadedMachine;
  search: MachineSearch;
}

/** The chosen type of content. */
export const typeIn = ({ type = 'social' }: MachineSearch) => type;

/** The part that depends on the item. */
export type ItemParts = Pick<
  AddressedExplorerProps,
  'source' | 'counts' | 'helpFor' | 'now' | 'startState'
> & {
  item: ContentItem | null;
};

/** The content workflow with the people of the brand who the viewer can see. */
export function BrandExplorer({ machine, search, item, ...rest }: ContentParts & ItemParts) {
  const { brandId: current } = useWorkspace();
  // Rights and people are those of the item's own brand.
  const brandId = item?.brandId ?? current;
  const update = useSearchUpdate<MachineSearch>();
  const type = item?.type ?? typeIn(search);
  const personOf = useCallback(
    (each: User, of: BrandId) => playedPerson(workflowActor(each, { type, brandId: of })),
    [type],
  );
  return (
    <AddressedExplorer
      personOf={personOf}
      machine={machine}
      search={search}
      tools={
        // A change of the workflow concerns the items of every type.
        !item &&
        search.view !== 'compare' && (
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
        )
      }
      brandId={brandId}
      {...rest}
    />
  );
}
