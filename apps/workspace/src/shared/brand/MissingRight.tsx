import type { BrandId } from '@brandroom/domain/id.schema';
import type { Right } from '@brandroom/domain/rights/flags';
import { denialReason } from '@brandroom/domain/rights/labels';
import { Text } from '@brandroom/ui/Text';

import { useWorkspace } from './workspace';

interface MissingRightProps {
  right: Right;
  /** Null for a right that belongs to no brand. */
  brandId: BrandId | null;
  /** The thing that a person manages with `manageBrand`; the brand by default. */
  thing?: string;
  /** Replaces the default reason, which names only the person's own role. */
  explanation?: string | undefined;
}

/** Why a page has no button for an action; nothing for people who have the right. */
export function MissingRight({ right, brandId, thing, explanation }: MissingRightProps) {
  const reason = denialReason(useWorkspace().user, right, brandId, thing);
  return (
    reason !== null && (
      <Text size="ui" tone="muted">
        {explanation ?? reason}
      </Text>
    )
  );
}
