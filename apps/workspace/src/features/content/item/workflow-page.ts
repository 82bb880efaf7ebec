import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { MenuAction } from '@brandroom/ui/menu-section';
import { useCallback } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { itemMessages } from './item.messages';

/** A state in the workflow of an item. */
interface WorkflowPlace {
  readonly state?: string;
  readonly event?: string;
  readonly as?: string;
}

/** Returns a function that builds the address of an item's workflow. */
export function useWorkflowHref() {
  const hrefTo = useHref();
  return useCallback(
    (item: Pick<ContentItem, 'id'>, place: WorkflowPlace = {}) =>
      hrefTo({
        to: '/workflows/$machine',
        params: { machine: 'content-workflow' },
        search: { item: item.id, ...place },
      }),
    [hrefTo],
  );
}

/** Returns a function that writes the address of the rule of an item's step, for the person who asks. */
export function useRuleHref() {
  const { user } = useWorkspace();
  const workflowHref = useWorkflowHref();
  return (item: Pick<ContentItem, 'id' | 'status'>, event: string) =>
    workflowHref(item, { state: item.status, event, as: user.id });
}

/** Returns the menu lines that lead to the rules of refused steps, one for each. */
export function useWhyLines() {
  const ruleHref = useRuleHref();
  return (
    item: Pick<ContentItem, 'id' | 'status'>,
    refused: readonly { readonly id: string; readonly label: string }[],
  ): readonly MenuAction[] =>
    refused.map(({ id, label }) => ({
      id: `why ${id}`,
      label: itemMessages.why(label),
      href: ruleHref(item, id),
    }));
}
