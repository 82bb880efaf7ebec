import type { BrandId, FileId } from '@brandroom/domain/id.schema';
import { PickList } from '@brandroom/ui/PickList';
import { SearchField } from '@brandroom/ui/SearchField';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { Load } from '../../../shared/load/Load';
import type { ChoosingProps } from '../image-choice';
import { imagePickerMessages as messages } from '../image-picker.messages';
import { LibraryPicture } from './LibraryPicture';

interface LibraryImagesProps extends ChoosingProps {
  brandId: BrandId;
  /** In the content already: not offered again. */
  taken: readonly FileId[];
  /** The dialog begins here. */
  isFirst: boolean;
}

/** Every image of the library, newest first, with a search over the names. */
export function LibraryImages(props: LibraryImagesProps) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  return (
    <Stack gap={16}>
      <SearchField
        label={messages.search}
        value={text}
        onChange={setText}
        // From here the images are one key away.
        autoFocus={props.isFirst}
      />
      <Load label={messages.loading} skeleton={<Skeleton shape="block" />}>
        <Found {...props} text={wanted} />
      </Load>
    </Stack>
  );
}

function Found({
  brandId,
  text,
  taken,
  chosen,
  onToggle,
}: Omit<LibraryImagesProps, 'isFirst'> & { text: string }) {
  const { data } = useSuspenseQuery(
    useApi().files.list.queryOptions({ input: { brandId, tab: 'images', text, limit: 60 } }),
  );
  const images = data.items.filter(({ id }) => !taken.includes(id));
  if (images.length === 0) {
    return <Text>{text.trim() === '' ? messages.empty.all : messages.empty.nothingFound}</Text>;
  }
  return (
    <PickList
      label={messages.images.all}
      items={images}
      selectedIds={chosen.map(({ id }) => id)}
      onToggle={(id, isOn) => onToggle({ kind: 'file', id, alt: '' }, isOn)}
    >
      {(file) => <LibraryPicture file={file} />}
    </PickList>
  );
}
