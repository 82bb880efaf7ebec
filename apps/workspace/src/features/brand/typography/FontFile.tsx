import type { Typography } from '@brandroom/domain/brand/typography.schema';
import { formatSize } from '@brandroom/domain/format/size';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Text } from '@brandroom/ui/Text';
import { Trash2, Undo2, Upload } from 'lucide';

import { FailureAlert } from '../../../shared/api/FailureAlert';
import { isOperationFailure } from '../../../shared/api/operation-error';
import { focusSoon } from '../../../shared/page/focus-soon';
import type { useFontFace } from '../../../shared/fonts/use-font-face';
import { FontFileDialog } from './typography-parts';
import { typographyMessages } from './typography.messages';
import { useFontFile } from './use-font-file';

const messages = typographyMessages.file;
const uploadId = ({ id }: Typography) => `upload-${id}`;

interface FontFileProps {
  font: Typography;
  loaded: ReturnType<typeof useFontFace>;
  mayEdit: boolean;
  /** The dropped files of the open upload dialog; null while it is closed. */
  given: readonly File[] | null;
  /** Opens the upload dialog with files, or closes it with null. */
  onUpload: (files: readonly File[] | null) => void;
}

/** The uploaded file of a font, with the actions to change it. */
export function FontFile({
  font,
  loaded: { facts, error, retry },
  mayEdit,
  given,
  onUpload,
}: FontFileProps) {
  const { upload, remove, restorePrevious } = useFontFile(font.brandId, font);
  const { name, fontFile, previousFile } = font;
  const focusUpload = () => focusSoon(() => document.getElementById(uploadId(font)));
  if (!fontFile && !mayEdit) return null;
  return (
    <>
      <Inline gap={12} justify="between">
        {fontFile && (
          <div>
            <Text size="ui">{messages.facts(fontFile.name, formatSize(fontFile.size))}</Text>
            {facts && (
              <Text size="caption" tone="muted">
                {messages.read(facts.family, facts.weights, facts.glyphs)}
              </Text>
            )}
            {error && isOperationFailure(error) && (
              <FailureAlert title={messages.notLoaded} error={error} onRetry={retry} />
            )}
            {error && !isOperationFailure(error) && (
              <Text size="caption" tone="danger">
                {messages.unreadable}
              </Text>
            )}
          </div>
        )}
        {mayEdit && (
          <Inline gap={8}>
            <Button
              id={uploadId(font)}
              size="small"
              icon={Upload}
              aria-label={fontFile ? messages.replaceOf(name) : messages.uploadOf(name)}
              onPress={() => onUpload([])}
            >
              {fontFile ? messages.replace : messages.upload}
            </Button>
            {previousFile && (
              <Button
                size="small"
                icon={Undo2}
                aria-label={messages.restoreOf(name)}
                isPending={restorePrevious.isPending}
                onPress={() => restorePrevious.mutate(undefined, { onSuccess: focusUpload })}
              >
                {messages.restore}
              </Button>
            )}
            {fontFile && (
              <Button
                size="small"
                icon={Trash2}
                aria-label={messages.removeOf(name)}
                isPending={remove.isPending}
                onPress={() => remove.mutate(undefined, { onSuccess: focusUpload })}
              >
                {messages.remove}
              </Button>
            )}
          </Inline>
        )}
      </Inline>
      {previousFile && mayEdit && (
        <Text size="caption" tone="muted">
          {messages.previous(previousFile.name, formatSize(previousFile.size))}
        </Text>
      )}
      {given && (
        <FontFileDialog
          font={font}
          given={given}
          upload={upload}
          onClose={() => {
            onUpload(null);
            focusUpload();
          }}
        />
      )}
    </>
  );
}
