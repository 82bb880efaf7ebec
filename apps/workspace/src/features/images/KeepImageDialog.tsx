import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';
import { requiredText } from '@brandroom/domain/text.schema';
import { ImageTile } from '@brandroom/ui/ImageTile';
import { TextField } from '@brandroom/ui/TextField';
import { useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';

import { useGeneratedPicture } from '../../shared/files/use-generated-picture';
import { FormDialog } from '../../shared/form/FormDialog';
import { useForm } from '../../shared/form/use-form';
import { notify } from '../../shared/page/undo-bar';
import { shortName } from '../../shared/page/short-name';
import { imagesMessages } from './images.messages';
import type { ImageChanges } from './use-image-changes';

const messages = imagesMessages.keep;
/** The requirements of the operation. */
const schema = v.object({
  alt: requiredText(500, 'Describe the image for people who cannot see it.'),
});

interface KeepImageDialogProps {
  image: GeneratedImage;
  /** The purpose of saving it. */
  purpose: 'save' | 'use';
  keep: ImageChanges['keep'];
  onClose: () => void;
}

/** Asks for the image's alt text, saves both to the file library, and continues to a post. */
export function KeepImageDialog({ image, purpose, keep, onClose }: KeepImageDialogProps) {
  const navigate = useNavigate();
  const src = useGeneratedPicture(image.id) ?? undefined;
  const form = useForm({
    schema,
    initial: { alt: image.alt },
    onSubmit: async ({ alt }) => {
      const { file } = await keep.mutateAsync({ id: image.id, alt });
      onClose();
      if (purpose === 'save') {
        const open = () => void navigate({ to: '/files', search: { q: file.name } });
        notify({
          title: messages.saved(shortName(file)),
          action: { label: messages.open, onAction: open },
        });
        return;
      }
      const search = { type: 'social', image: file.id, alt } as const;
      await navigate({ to: '/content/create', search, ignoreBlocker: true });
    },
  });
  return (
    <FormDialog
      title={messages.titles[purpose]}
      text={messages.help[purpose]}
      form={form}
      submitLabel={messages.confirm[purpose]}
      pendingLabel={messages.saving}
      onClose={onClose}
    >
      <ImageTile src={src} alt={image.prompt} shape="wide" />
      <TextField
        {...form.field('alt')}
        label={messages.alt}
        description={messages.altHelp}
        autoComplete="off"
        isRequired
        // The person opened the dialog for this field, so it gets focus.
        autoFocus
      />
    </FormDialog>
  );
}
