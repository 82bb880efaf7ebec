import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import { can } from '@brandroom/domain/rights/can';
import { denialReason } from '@brandroom/domain/rights/labels';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { useWorkspace } from '../../../shared/brand/workspace';
import { editMessages as messages } from './edit.messages';

interface ReadOnlyNoticeProps {
  item: ContentItem;
  /** Whether only its campaign and tags may still change. */
  isLocked: boolean;
}

/** Explains why an item cannot be edited, and names the alternative. */
export function ReadOnlyNotice({ item, isLocked }: ReadOnlyNoticeProps) {
  const { user } = useWorkspace();
  const { brandId, status, type } = item;
  return (
    <InlineAlert title={isLocked ? messages.locked(status) : messages.readOnly}>
      {denialReason(user, contentRight(isLocked ? 'approve' : 'edit', type), brandId)}{' '}
      {can(user, contentRight('create', type), brandId) && messages.copyInstead}{' '}
      {isLocked && messages.labelsOpen(type === 'blog')}
    </InlineAlert>
  );
}
