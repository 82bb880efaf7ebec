import type { ContentImage } from '@brandroom/domain/content/content.schema';
import type { BrandId, FileId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Tabs } from '@brandroom/ui/Tabs';
import { useState } from 'react';

import { formMessages } from '../../../shared/form/form.messages';
import { failureMessages, operationError } from '../../../shared/api/operation-error';
import { Load } from '../../../shared/load/Load';
import type { ContentValues } from '../item/content-values';
import { GeneratedImages } from './GeneratedImages';
import type { ImageChoice } from './image-choice';
import { LibraryImages } from './LibraryImages';
import { SuggestedImages } from './SuggestedImages';
import { useKeepChoices } from './use-keep-choices';
import { useTextOf } from './use-text-of';
import { writingMessages } from './writing.messages';

const messages = writingMessages.imagePicker;

const tabs = ['suggested', 'all', 'generated'] as const;

interface ImagePickerProps {
  /** The brand of the item, which may differ from the current brand. */
  brandId: BrandId;
  /** The text that the images illustrate. */
  values: ContentValues;
  onPick: (images: ContentImage[]) => void;
  onClose: () => void;
}

/** The 'Add Image' dialog: suggested, all and generated images, several at a time. */
export function ImagePicker({ brandId, values, onPick, onClose }: ImagePickerProps) {
  const text = useTextOf(brandId, values);
  // Without a text there are no suggestions.
  const [tab, setTab] = useState<(typeof tabs)[number]>(text === '' ? 'all' : 'suggested');
  const [isOpening, setOpening] = useState(true);
  const [chosen, setChosen] = useState<readonly ImageChoice[]>([]);
  const keep = useKeepChoices();
  const taken: readonly FileId[] = values.images.map(({ fileId }) => fileId);
  const onToggle = (choice: ImageChoice, isOn: boolean) => {
    const others = chosen.filter(({ id }) => id !== choice.id);
    const next = isOn ? [...others, choice] : others;
    setChosen(next);
    announce(messages.count(next.length));
  };
  const images = { brandId, chosen, onToggle };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="wide"
      title={messages.title}
      description={messages.help}
      actions={
        <>
          <Button onPress={onClose}>{formMessages.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={chosen.length === 0}
            isPending={keep.isPending}
            pendingLabel={messages.saving}
            onPress={() => keep.mutate(chosen, { onSuccess: (kept) => onPick(kept) })}
          >
            {messages.done(chosen.length)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {keep.isError && <Failure error={keep.error} />}
        <Tabs
          label={messages.tabs}
          items={tabs.map((id) => ({ id, label: messages[id] }))}
          selectedKey={tab}
          onSelectionChange={(next) => {
            setTab(next);
            setOpening(false);
          }}
        >
          <Load key={tab} label={messages.loading} skeleton={<Skeleton shape="block" />}>
            {tab === 'suggested' && <SuggestedImages {...images} text={text} taken={taken} />}
            {tab === 'all' && <LibraryImages {...images} taken={taken} isFirst={isOpening} />}
            {tab === 'generated' && <GeneratedImages {...images} />}
          </Load>
        </Tabs>
      </Stack>
    </Dialog>
  );
}

function Failure({ error }: { error: unknown }) {
  const { title, text } = failureMessages[operationError(error).code];
  return (
    <InlineAlert tone="danger" isLive title={title}>
      {text}
    </InlineAlert>
  );
}
