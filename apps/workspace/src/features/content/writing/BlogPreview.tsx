import type { ContentImage } from '@brandroom/domain/content/content.schema';
import { formatCount } from '@brandroom/domain/format/count';
import { Card } from '@brandroom/ui/Card';
import { Heading } from '@brandroom/ui/Heading';
import { ImageTile } from '@brandroom/ui/ImageTile';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { usePreview } from '../../../shared/files/use-preview';
import type { ContentValues } from '../item/content-values';
import { BlogText } from './BlogText';
import { NotYet } from './NotYet';
import { writingMessages } from './writing.messages';

const messages = writingMessages.blog;

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
