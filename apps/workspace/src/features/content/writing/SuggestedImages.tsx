import type { BrandId, FileId } from '@brandroom/domain/id.schema';
import { PickList } from '@brandroom/ui/PickList';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import type { ChoosingProps } from './image-choice';
import { LibraryPicture, pictureName } from './LibraryPicture';
import { writingMessages } from './writing.messages';

const messages = writingMessages.imagePicker;

interface SuggestedImagesProps extends ChoosingProps {
  brandId: BrandId;
  text: string;
  /** Images already in the content, which are not offered again. */
  taken: readonly FileId[];
}

/** Images that share words with the text or its campaign, each with the reason. */
export function SuggestedImages({ brandId, text, taken, chosen, onToggle }: SuggestedImagesProps) {
  const { data } = useSuspenseQuery(
    useApi().files.suggest.queryOptions({ input: { brandId, text } }),
  );
  const images = data
    .filter(({ file }) => !taken.includes(file.id))
    .map(({ file, words, alt }) => {
      const because = messages.because(words);
      return { id: file.id, name: messages.named(pictureName(file), because), file, because, alt };
    });
  if (images.length === 0) return <Text>{messages.empty.suggested}</Text>;
  return (
    <PickList
      label={messages.images.suggested}
      items={images}
      selectedIds={chosen.map(({ id }) => id)}
      onToggle={(id, isOn) => {
        const alt = images.find((image) => image.id === id)?.alt ?? '';
        onToggle({ kind: 'file', id, alt }, isOn);
      }}
    >
      {({ file, because }) => <LibraryPicture file={file} facts={because} />}
    </PickList>
  );
}
