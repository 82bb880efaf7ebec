import type { ContentImage, ContentItem } from '@brandroom/domain/content/content.schema';
import type { WrittenField } from '@brandroom/domain/content/diff';
import { writtenFieldLabels } from '@brandroom/domain/content/diff';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Grid } from '@brandroom/ui/Grid';
import { ImageTile } from '@brandroom/ui/ImageTile';
import { lazyPart } from '@brandroom/ui/lazy-part';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { usePreview } from '../../../shared/files/use-preview';
import { Load } from '../../../shared/load/Load';
import { valuesOf } from '../item/content-values';
import { SmallPreview } from '../writing/PreviewPanel';
import { reviewMessages as messages } from './review.messages';

/** Loaded with the first blog post, because posts and emails do not use it. */
const MarkdownText = lazyPart(
  async () => (await import('../../../shared/markdown/MarkdownText')).MarkdownText,
);

/** The short texts around the body, in the order of the form. */
const around = [
  'subject',
  'preheader',
  'description',
  'excerpt',
  'seoTitle',
  'seoDescription',
] as const satisfies readonly WrittenField[];

/** The complete text of an item as its readers will see it, and its images with alt texts. */
export function ReviewWords({ item }: { item: ContentItem }) {
  const fields = new Map(Object.entries(item));
  const texts = around.flatMap((field) => {
    const text: unknown = fields.get(field);
    return typeof text === 'string' && text !== ''
      ? [{ term: writtenFieldLabels[field], detail: text }]
      : [];
  });
  if (item.tags.length > 0)
    texts.push({ term: writtenFieldLabels.tags, detail: item.tags.join(', ') });
  return (
    <Stack gap={24}>
      <Section title={messages.words} headingLevel={3} size="body" isTitleHidden>
        <Stack gap={16}>
          {item.type === 'blog' ? (
            <Load
              label={messages.loadingWords}
              skeleton={<Skeleton shape="block" />}
              resetKey={item.id}
            >
              {/* Rendered as on its page, below the heading of its section. */}
              <MarkdownText text={item.body} headingAbove={3} largest="body" />
            </Load>
          ) : (
            <AsPublished item={item} />
          )}
          {texts.length > 0 && <DescriptionList items={texts} />}
        </Stack>
      </Section>
      {item.images.length > 0 && (
        <Section title={messages.images} headingLevel={3} size="body">
          <Grid as="ul" min="medium">
            {item.images.map((image) => (
              <li key={image.fileId}>
                <Picture image={image} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
    </Stack>
  );
}

/** A post or an email as its readers will see it, with its complete text. */
function AsPublished({ item }: { item: Exclude<ContentItem, { type: 'blog' }> }) {
  const { data: brands } = useQuery(useApi().brands.list.queryOptions());
  const brandName = brands?.find(({ id }) => id === item.brandId)?.name ?? '';
  return <SmallPreview type={item.type} values={valuesOf(item)} brandName={brandName} isWhole />;
}

function Picture({ image: { fileId, alt } }: { image: ContentImage }) {
  const src = usePreview({ id: fileId });
  return (
    <ImageTile
      {...(src === null ? {} : { src })}
      alt={alt}
      caption={alt === '' ? messages.noAlt : messages.alt(alt)}
    />
  );
}
