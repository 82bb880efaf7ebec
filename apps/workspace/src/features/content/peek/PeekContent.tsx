import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { Ref } from 'react';

import { useApi } from '../../../shared/api/api';
import { lazyPart } from '../../../shared/load/lazy-part';
import { ChannelNote } from '../item/ChannelNote';
import { valuesOf } from '../item/content-values';
import { itemMessages } from '../item/item.messages';
import { refusalsByReason } from '../item/refusals-by-reason';
import { useOfferedActions } from '../item/use-content-workflow';
import { useRuleHref } from '../item/workflow-page';
import { SmallPreview } from '../writing/PreviewPanel';
import { peekMessages as messages } from './peek.messages';

/** Loaded with the first blog post, because posts and emails do not use it. */
const MarkdownText = lazyPart(
  async () => (await import('../../../shared/markdown/MarkdownText')).MarkdownText,
);

interface PeekContentProps {
  item: ContentItem;
  /** Opens the text for editing; null if the person may not. */
  onEdit: (() => void) | null;
  editRef: Ref<HTMLButtonElement>;
}

/** The content of an item as readers see it, and the steps that the person may not take. */
export function PeekContent({ item, onEdit, editRef }: PeekContentProps) {
  const { data: brands } = useSuspenseQuery(useApi().brands.list.queryOptions());
  return (
    <>
      <ChannelNote item={item} />
      {onEdit && (
        <Inline>
          <Button ref={editRef} size="small" icon={Pencil} onPress={onEdit}>
            {messages.editText}
          </Button>
        </Inline>
      )}
      <SmallPreview
        type={item.type}
        values={valuesOf(item)}
        brandName={brands.find((brand) => brand.id === item.brandId)?.name ?? ''}
      />
      {item.type === 'blog' && <MarkdownText text={item.body} headingAbove={2} largest="body" />}
      <PeekRefusals item={item} />
    </>
  );
}

/** The workflow steps that the person may not take, with reasons. */
function PeekRefusals({ item }: { item: ContentItem }) {
  const ruleHref = useRuleHref();
  const refused = useOfferedActions(item).filter(({ allowed }) => !allowed);
  if (refused.length === 0) return null;
  return (
    <Stack as="ul" gap={4}>
      {refusalsByReason(refused).map(({ labels, reason, steps }) => (
        <li key={reason}>
          <Text size="caption" tone="muted">
            {itemMessages.refused(labels, reason)}
          </Text>
          <Inline gap={12}>
            {steps.map(({ event, label }) => (
              <Link variant="standalone" key={event} href={ruleHref(item, event)}>
                {itemMessages.why(label)}
              </Link>
            ))}
          </Inline>
        </li>
      ))}
    </Stack>
  );
}
