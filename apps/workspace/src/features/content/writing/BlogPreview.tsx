import type { ContentImage } from '@brandroom/domain/content/content.schema';
import { formatCount } from '@brandroom/domain/format/count';
import { Card } from '@brandroom/ui/Card';
import { Heading } from '@brandroom/ui/Heading';
import { ImageTile } from '@brandroom/ui/ImageTile';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { usePreview } from '../../../shared/files/use-preview';
import { lazyPart } from '../../../shared/load/lazy-part';
import { Load } from '../../../shared/load/Load';
import type { ContentValues } from '../item/content-values';
import { NotYet } from './NotYet';
import { writingMessages } from './writing.messages';

const messages = writingMessages.blog;
/** Loaded with the first preview, not while writing. */
const MarkdownText = lazyPart(
  async () => (await import('../../../shared/markdown/MarkdownText')).MarkdownText,
);

/** The average speed of silent reading, in words per minute. */
const wordsPerMinute = 230;

export interface BlogPreviewProps {
  values: ContentValues;
}

/** A blog post as on its page, below the heading of a dialog. */
export function BlogPreview({ values }: BlogPreviewProps) {
  const { title, excerpt, body, images } = values;
  const words = body.match(/\S+/gu)?.length ?? 0;
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  const [first] = images;
  return (
    <Card>
      <figure aria-label={messages.page}>
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={3} size="display">
              {title.trim() === '' ? <NotYet>{messages.noTitle}</NotYet> : title}
            </Heading>
            <Text size="caption" tone="muted">
              {messages.length(formatCount(words, 'word'), formatCount(minutes, 'minute'))}
            </Text>
          </Stack>
          {excerpt.trim() !== '' && (
            <Text size="lead" isMeasured>
              {excerpt}
            </Text>
          )}
          {first && <Picture image={first} />}
          <BlogText body={body} headingAbove={3} />
        </Stack>
      </figure>
    </Card>
  );
}

/** Shows the text of a blog post, or a placeholder. */
export function BlogText({ body, headingAbove }: { body: string; headingAbove: 1 | 2 | 3 }) {
  return body.trim() === '' ? (
    <NotYet>{messages.nothing}</NotYet>
  ) : (
    <Load label={messages.loading} skeleton={<Skeleton shape="block" />}>
      <MarkdownText text={body} headingAbove={headingAbove} />
    </Load>
  );
}

function Picture({ image }: { image: ContentImage }) {
  const src = usePreview({ id: image.fileId });
  const alt = image.alt.trim();
  return (
    <ImageTile
      {...(src === null ? {} : { src })}
      alt={alt}
      shape="wide"
      {...(alt === '' ? { caption: <NotYet>{messages.noAlt}</NotYet> } : {})}
    />
  );
}
