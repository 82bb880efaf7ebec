import type { ContentImage } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { AssetTile } from '@brandroom/ui/AssetTile';
import { Button } from '@brandroom/ui/Button';
import { Grid } from '@brandroom/ui/Grid';
import { IconButton } from '@brandroom/ui/IconButton';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { TextArea } from '@brandroom/ui/TextArea';
import { useQuery } from '@tanstack/react-query';
import { ImageOff, ImagePlus, X } from 'lucide';
import { useId, useState } from 'react';

import { lazyDialog } from '@brandroom/ui/lazy-part';
import { useApi } from '../../../shared/api/api';
import { groundOf } from '../../../shared/files/ground-of';
import { usePreview } from '../../../shared/files/use-preview';
import type { ContentValues } from '../item/content-values';
import { isDeleted } from './use-deleted-images';
import { writingMessages } from './writing.messages';

const messages = writingMessages.fields;
const KeepAlt = lazyDialog(async () => (await import('./KeepAlt')).KeepAlt);
const ImagePicker = lazyDialog(async () => (await import('./ImagePicker')).ImagePicker);

interface ImageFieldsProps {
  /** The brand whose library the images come from; null without one. */
  brandId: BrandId | null;
  /** The text that the images illustrate, and the images. */
  values: ContentValues;
  onChange: (images: ContentImage[]) => void;
  problem: (name: string) => string | undefined;
  isReadOnly: boolean;
  headingLevel: 2 | 3;
  /** The remaining limit of the platform, as text. */
  limit?: string;
}

/** The images of an item with their alt texts, and a button to add more from the library. */
export function ImageFields({
  brandId,
  values,
  onChange,
  problem,
  isReadOnly,
  headingLevel,
  limit,
}: ImageFieldsProps) {
  const { images } = values;
  const [isPicking, setPicking] = useState(false);
  const id = useId();
  const removeId = ({ fileId }: ContentImage) => `${id}remove-${fileId}`;

  function remove(image: ContentImage, position: number, name: string) {
    // Called before the pressed button disappears with its image, so that focus is never lost.
    const next = images[position + 1] ?? images[position - 1];
    document.getElementById(next ? removeId(next) : `${id}add`)?.focus();
    onChange(images.filter((each) => each !== image));
    announce(messages.imageRemoved(name));
  }

  return (
    <Section
      title={messages.images}
      headingLevel={headingLevel}
      size="body"
      {...(limit === undefined ? {} : { description: limit })}
      actions={
        !isReadOnly &&
        brandId !== null && (
          <Button id={`${id}add`} size="small" icon={ImagePlus} onPress={() => setPicking(true)}>
            {messages.addImage}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        {images.length === 0 && (
          <Text size="caption" tone="muted">
            {messages.noImages}
          </Text>
        )}
        {problem('images') !== undefined && <Text tone="danger">{problem('images')}</Text>}
        {images.length > 0 && (
          <Grid as="ul" min="medium">
            {images.map((image, position) => (
              <ImageField
                key={image.fileId}
                image={image}
                name={`images.${position}`}
                errorMessage={problem(`images.${position}`)}
                isReadOnly={isReadOnly}
                onAlt={(alt) =>
                  onChange(images.map((each) => (each === image ? { ...each, alt } : each)))
                }
                removeId={removeId(image)}
                onRemove={(name) => remove(image, position, name)}
              />
            ))}
          </Grid>
        )}
      </Stack>
      {isPicking && brandId !== null && (
        <ImagePicker
          brandId={brandId}
          values={values}
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            onChange([...images, ...picked]);
            setPicking(false);
            announce(messages.imagesAdded(picked.length));
          }}
        />
      )}
    </Section>
  );
}

interface ImageFieldProps {
  image: ContentImage;
  /** The name of its alt text field. */
  name: string;
  errorMessage: string | undefined;
  isReadOnly: boolean;
  onAlt: (alt: string) => void;
  /** The id of the button that removes it. */
  removeId: string;
  onRemove: (name: string) => void;
}

function ImageField({
  image,
  name,
  errorMessage,
  isReadOnly,
  onAlt,
  removeId,
  onRemove,
}: ImageFieldProps) {
  const api = useApi();
  const titleId = useId();
  const { data: file, error } = useQuery(
    api.files.get.queryOptions({ input: { id: image.fileId } }),
  );
  const src = usePreview({ id: image.fileId, version: file?.version });
  const isGone = isDeleted(error);
  const fileName = file?.name ?? (isGone ? messages.deletedImage : messages.image);
  return (
    <AssetTile
      as="li"
      title={<span id={titleId}>{fileName}</span>}
      ground={file ? groundOf(file) : 'paper'}
      {...(src === null ? {} : { picture: { src, alt: image.alt } })}
      {...(isGone ? { icon: ImageOff, facts: messages.deletedImageHelp } : {})}
      menu={
        !isReadOnly && (
          <IconButton
            id={removeId}
            // Where the brand check goes to, as it has no other field.
            {...(isGone ? { name } : {})}
            icon={X}
            label={messages.removeImage(fileName)}
            onPress={() => onRemove(fileName)}
          />
        )
      }
    >
      {isGone || (
        <TextArea
          name={name}
          label={messages.alt}
          // Each of several fields is named by its file.
          aria-labelledby={titleId}
          description={messages.altHelp}
          rows={2}
          value={image.alt}
          // The alt text is one line, although the field shows two.
          onChange={(alt) => onAlt(alt.replaceAll('\n', ' '))}
          errorMessage={errorMessage}
          isReadOnly={isReadOnly}
        />
      )}
      {!isReadOnly && file?.alt === '' && image.alt.trim() !== '' && (
        <KeepAlt file={file} alt={image.alt} />
      )}
      {isGone && errorMessage !== undefined && (
        <Text size="caption" tone="danger">
          {errorMessage}
        </Text>
      )}
    </AssetTile>
  );
}
