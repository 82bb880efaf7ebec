import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { imageName } from '../../shared/content/generated-image-text';
import { failureMessages, operationError } from '../../shared/api/operation-error';
import { focusActions, neighbourOf } from '../../shared/page/focus-actions';
import { imagesMessages } from './images.messages';
import type { ImageChanges } from './use-image-changes';
import type { ImageTask } from './use-image-menu';
import { KeepImageDialog } from './KeepImageDialog';

const messages = imagesMessages.delete;

interface ImageDialogsProps {
  task: ImageTask;
  /** The visible images, in order. */
  images: readonly GeneratedImage[];
  changes: ImageChanges;
  onClose: () => void;
}

/** The dialog of the action chosen in an image's menu. */
export function ImageDialogs({ task, images, changes, onClose }: ImageDialogsProps) {
  const { image, kind } = task;
  const { discard, keep } = changes;
  // The menu that opened the dialog is gone, so it cannot get focus back.
  const close = () => {
    onClose();
    focusActions(image);
  };
  if (kind !== 'delete') {
    return <KeepImageDialog image={image} purpose={kind} keep={keep} onClose={close} />;
  }
  const onDeleted = () => {
    onClose();
    focusActions(neighbourOf(images, image));
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={close}
      title={messages.title}
      confirmLabel={messages.confirm}
      onConfirm={() => discard.mutate(image, { onSuccess: onDeleted })}
      isPending={discard.isPending}
    >
      <Stack gap={12}>
        <Text>{messages.text(imageName(image))}</Text>
        {discard.isError && <Failure error={discard.error} />}
      </Stack>
    </ConfirmDialog>
  );
}

function Failure({ error }: { error: unknown }) {
  const { title, text } = failureMessages[operationError(error).code];
  return (
    <InlineAlert tone="danger" title={title} isLive>
      {text}
    </InlineAlert>
  );
}
