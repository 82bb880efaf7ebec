import { settingsDenial } from '@brandroom/domain/account/settings-page';
import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { can } from '@brandroom/domain/rights/can';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Link } from '@brandroom/ui/Link';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { itemMessages } from './item.messages';
import { usePublishGap } from './use-publish-gap';

const messages = itemMessages.gap;

/** Warns that no account of the post's platform is connected, and links to where to connect one. */
export function PublishGapNote({ item }: { item: ContentItem }) {
  const { user } = useWorkspace();
  const hrefTo = useHref();
  const gap = usePublishGap(item);
  if (gap === null) return null;
  return (
    <InlineAlert tone="warning" title={gap}>
      {can(user, 'manageBrand', item.brandId) ? messages.text : messages.askManager}{' '}
      {settingsDenial(user, 'integrations') === null && (
        <Link
          variant="standalone"
          href={hrefTo({ to: '/settings/$page', params: { page: 'integrations' } })}
        >
          {messages.open}
        </Link>
      )}
    </InlineAlert>
  );
}
