import type { ContentImage } from '@brandroom/domain/content/content.schema';
import type { FileAsset } from '@brandroom/domain/file/file.schema';
import type { BrandId, FileId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { AssetTile } from '@brandroom/ui/AssetTile';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { PickList } from '@brandroom/ui/PickList';
import { SearchField } from '@brandroom/ui/SearchField';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { useInView } from '../../../shared/files/use-in-view';
import { usePreview } from '../../../shared/files/use-preview';
import { Load } from '../../../shared/load/Load';
import { imagePickerMessages } from '../image-picker.messages';

const messages = imagePickerMessages;

interface ImagePickerProps {
  /** Of the item, which need not be the brand that the workspace shows. */
  brandId: BrandId;
  /** Already chosen: not offered again. */
  taken: readonly FileId[];
  onPick: (images: ContentImage[]) => void;
  onClose: () => void;
}

/** The 'Add Image' dialog of spec section 2.17: images of the library, several at a time. */
export function ImagePicker({ brandId, taken, onPick, onClose }: ImagePickerProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly FileId[]>([]);
  const toggle = (id: FileId, isOn: boolean) => {
    const next = isOn ? [...chosen, id] : chosen.filter((each) => each !== id);
    setChosen(next);
    announce(messages.count(next.length));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="wide"
      title={messages.title}
      description={messages.help}
      actions={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={chosen.length === 0}
            onPress={() => onPick(chosen.map((fileId) => ({ fileId, alt: '' })))}
          >
            {messages.done(chosen.length)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <SearchField label={messages.search} value={text} onChange={setText} />
        <Load label={messages.search} skeleton={<Skeleton shape="block" />}>
          <Images
            brandId={brandId}
            text={useDeferredValue(text)}
            taken={taken}
            chosen={chosen}
            onToggle={toggle}
          />
        </Load>
      </Stack>
    </Dialog>
  );
}

interface ImagesProps {
  brandId: BrandId;
  text: string;
  taken: readonly FileId[];
  chosen: readonly FileId[];
  onToggle: (id: FileId, isOn: boolean) => void;
}

function Images({ brandId, text, taken, chosen, onToggle }: ImagesProps) {
  const api = useApi();
  const { data } = useSuspenseQuery(
    api.files.list.queryOptions({ input: { brandId, tab: 'images', text, limit: 60 } }),
  );
  const images = data.items.filter(({ id }) => !taken.includes(id));
  if (images.length === 0) return <Text>{messages.empty}</Text>;
  return (
    <PickList label={messages.images} items={images} selectedIds={chosen} onToggle={onToggle}>
      {({ id, name }) => <Picture id={id} name={name} />}
    </PickList>
  );
}

function Picture({ id, name }: Pick<FileAsset, 'id' | 'name'>) {
  const [isInView, ref] = useInView();
  const src = usePreview(id, isInView);
  return (
    <AssetTile
      ground="checker"
      {...(src === null ? {} : { picture: { src, alt: '' } })}
      title={<div ref={ref}>{name}</div>}
    />
  );
}
