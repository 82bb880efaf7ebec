import type { BrandId, FileId } from '@brandroom/domain/id.schema';
import { LoadMore } from '@brandroom/ui/LoadMore';
import { PickList } from '@brandroom/ui/PickList';
import { SearchField } from '@brandroom/ui/SearchField';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { Load } from '../../../shared/load/Load';
import { AnnouncedCount } from '../../../shared/page/AnnouncedCount';
import type { ChoosingProps } from './image-choice';
import { LibraryPicture, pictureName } from './LibraryPicture';
import { writingMessages } from './writing.messages';

const messages = writingMessages.imagePicker;

/** The number of images at first, and of each further page. */
const step = 24;

interface LibraryImagesProps extends ChoosingProps {
  brandId: BrandId;
  /** Images already in the content, which are not offered again. */
  taken: readonly FileId[];
  /** Whether the dialog's focus starts here. */
  isFirst: boolean;
}

/** Every image of the library, newest first, with a search over the names. */
export function LibraryImages({ isFirst, ...props }: LibraryImagesProps) {
  const [asked, setAsked] = useState({ text: '', pages: 1 });
  // The current images stay visible while the next ones load.
  const wanted = useDeferredValue(asked);
  return (
    <Stack gap={16}>
      <SearchField
        label={messages.search}
        value={asked.text}
        onChange={(text) => setAsked({ text, pages: 1 })}
        // From here the images are one key press away.
        autoFocus={isFirst}
      />
      <Load label={messages.loading} skeleton={<Skeleton shape="block" />}>
        <Found
          {...props}
          {...wanted}
          isPending={wanted !== asked}
          onLoadMore={() => setAsked({ ...asked, pages: asked.pages + 1 })}
        />
      </Load>
    </Stack>
  );
}

interface FoundProps extends Omit<LibraryImagesProps, 'isFirst'> {
  text: string;
  pages: number;
  isPending: boolean;
  onLoadMore: () => void;
}

function Found({ brandId, text, pages, taken, chosen, onToggle, ...more }: FoundProps) {
  const { list } = useApi().files;
  const found = useSuspenseQueries({
    queries: Array.from({ length: pages }, (_, page) =>
      list.queryOptions({
        input: { brandId, tab: 'images', text, offset: page * step, limit: step },
      }),
    ),
  }).map(({ data }) => data);
  // A file may have moved to another page between two responses.
  const byId = new Map(found.flatMap(({ items }) => items).map((file) => [file.id, file]));
  const images = [...byId.values()].filter(({ id }) => !taken.includes(id));
  const inLibrary = found[0]?.total ?? 0;
  const total = inLibrary - (byId.size - images.length);
  return (
    <>
      <AnnouncedCount>{messages.found(total, { text, inLibrary })}</AnnouncedCount>
      {images.length > 0 && (
        <PickList
          label={messages.images.all}
          items={images.map((file) => ({ id: file.id, name: pictureName(file), file }))}
          selectedIds={chosen.map(({ id }) => id)}
          onToggle={(id, isOn) =>
            onToggle({ kind: 'file', id, alt: byId.get(id)?.alt ?? '' }, isOn)
          }
        >
          {({ file }) => <LibraryPicture file={file} />}
        </PickList>
      )}
      {inLibrary > step && (
        <LoadMore
          shown={images.length}
          total={total}
          things={messages.things}
          step={step}
          {...more}
        />
      )}
    </>
  );
}
