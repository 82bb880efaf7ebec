import { platformLabels } from '@brandroom/domain/content/channel';
import type { ContentImage, Platform } from '@brandroom/domain/content/content.schema';
import { cutOff, feedCuts } from '@brandroom/domain/content/cut-off';
import { limitStates, platformLimits } from '@brandroom/domain/content/limits';
import { initials } from '@brandroom/domain/format/initials';
import { FeedCard } from '@brandroom/ui/FeedCard';
import type { FeedCardProps } from '@brandroom/ui/FeedCard';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { channelIcons } from '../../../shared/content/channel-icons';
import { usePreview } from '../../../shared/files/use-preview';
import type { ContentValues } from '../item/content-values';
import { NotYet } from './NotYet';
import { writingMessages } from './writing.messages';

const messages = writingMessages.preview.social;
/** The crop of a single image in each feed. */
const ratios: Record<Platform, NonNullable<FeedCardProps['ratio']>> = {
  linkedin: 'wide',
  instagram: 'portrait',
  facebook: 'wide',
  bluesky: 'landscape',
  x: 'landscape',
};

interface SocialPreviewProps {
  platform: Platform;
  values: ContentValues;
  brandName: string;
  /** Shows the complete text, as after “more”. */
  isWhole?: boolean;
}

/** A post in the feed of a platform, with the platform's limits. */
export function SocialPreview({
  platform,
  values,
  brandName,
  isWhole = false,
}: SocialPreviewProps) {
  const { shown, isCut } = cutOff(values.body, feedCuts[platform]);
  const { characters, images } = limitStates(values, platform);
  const isOver = characters.left < 0 || images.left < 0;
  const cutWords = isCut ? messages.cut(platform, feedCuts[platform]) : messages.uncut(platform);
  const [first] = values.images;
  const others = Math.min(values.images.length, platformLimits[platform].images) - 1;
  const card: FeedCardProps = {
    label: messages.figure(platform),
    name: brandName,
    initials: initials(brandName),
    channel: platformLabels[platform],
    icon: channelIcons[platform],
    ratio: ratios[platform],
    missingAlt: messages.noAlt,
    children: (
      <FeedText
        shown={isWhole ? values.body : shown}
        isCut={isCut && !isWhole}
        isAllowed={characters.left >= 0}
      />
    ),
    ...(others > 0 ? { morePictures: messages.more(others) } : {}),
  };
  return (
    <Stack gap={8}>
      {first ? <CardWithPicture {...card} image={first} /> : <FeedCard {...card} />}
      <Text size="caption" tone="muted">
        {characters.left < 0 ? messages.tooLong(platform) : cutWords}
      </Text>
      <Text size="ui" tone={isOver ? 'danger' : 'muted'}>
        {messages.left(characters.words, images.words)}
      </Text>
    </Stack>
  );
}

interface FeedTextProps {
  shown: string;
  isCut: boolean;
  /** Whether the platform accepts the text; a refused one has no “more” to open. */
  isAllowed: boolean;
}

function FeedText({ shown, isCut, isAllowed }: FeedTextProps) {
  if (shown.trim() === '') return <NotYet>{writingMessages.preview.noText}</NotYet>;
  return (
    <>
      {shown}
      {isCut && (
        <Text as="span" tone="muted">
          {isAllowed ? writingMessages.preview.more : writingMessages.preview.end}
        </Text>
      )}
    </>
  );
}

function CardWithPicture({ image, ...card }: FeedCardProps & { image: ContentImage }) {
  const src = usePreview({ id: image.fileId });
  return <FeedCard {...card} picture={{ src, alt: image.alt.trim() }} />;
}
