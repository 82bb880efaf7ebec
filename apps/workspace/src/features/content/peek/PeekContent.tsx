import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { lazyPart } from '@brandroom/ui/lazy-part';
import { PeekText } from '@brandroom/ui/PeekText';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { ChannelNote } from '../item/ChannelNote';
import { valuesOf } from '../item/content-values';
import { itemMessages } from '../item/item.messages';
import { refusalsByReason } from '../item/refusals-by-reason';
import { RuleLinks } from '../item/RuleLinks';
import { useOfferedActions } from '../item/offered-actions';
import { SmallPreview } from '../writing/PreviewPanel';

/** Loaded with the first blog post, because posts and emails do not use it. */
const MarkdownText = lazyPart(
  async () => (await import('../../../shared/markdown/MarkdownText')).MarkdownText,
);

interface PeekContentProps {
  item: ContentItem;
  /** Edits the text in place. */
  onEdit?: (() => void) | undefined;
}

/** The content of an item as readers see it, and the unavailable steps. */
export function PeekContent({ item, onEdit }: PeekContentProps) {
  const { data: brands } = useSuspenseQuery(useApi().brands.list.queryOptions());
  return (
    <>
      <ChannelNote item={item} />
      <PeekText onEdit={onEdit}>
        {item.type === 'blog' && <MarkdownText text={item.body} headingAbove={2} largest="body" />}
        <SmallPreview
          type={item.type}
          values={valuesOf(item)}
          brandName={brands.find((brand) => brand.id === item.brandId)?.name ?? ''}
          // An email is complete at the width of a phone, which fits here.
          isWhole={item.type === 'social'}
        />
      </PeekText>
      <PeekRefusals item={item} />
    </>
  );
}

/** The workflow steps that the person may not take, with reasons. */
function PeekRefusals({ item }: { item: ContentItem }) {
  const refused = useOfferedActions(item).filter(({ allowed }) => !allowed);
  if (refused.length === 0) return null;
  return (
    <Stack as="ul" gap={4}>
      {refusalsByReason(refused).map(({ labels, reason, steps }) => (
        <li key={reason}>
          <Text size="caption" tone="muted">
            {itemMessages.refused(labels, reason)}
          </Text>
          <RuleLinks item={item} steps={steps} />
        </li>
      ))}
    </Stack>
  );
}
