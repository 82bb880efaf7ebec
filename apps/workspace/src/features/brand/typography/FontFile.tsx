import type { Typography } from '@brandroom/domain/brand/typography.schema';
import { formatSize } from '@brandroom/domain/format/size';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Text } from '@brandroom/ui/Text';
import { Trash2, Upload } from 'lucide-react';
import { useState } from 'react';

import { FailureAlert } from '../../../shared/api/FailureAlert';
import { isOperationFailure } from '../../../shared/api/operation-error';
import { focusSoon } from '../../../shared/page/focus-soon';
import type { useFontFace } from '../../../shared/fonts/use-font-face';
import { FontFileDialog } from './overlays';
import { typographyMessages } from './typography.messages';
import { useFontFile } from './use-font-file';

const messages = typographyMessages.file;
const uploadId = ({ id }: Typography) => `upload-${id}`;

interface FontFileProps {
  font: Typography;
  loaded: ReturnType<typeof useFontFace>;
  mayEdit: boolean;
}

/** The uploaded file of a font, with the actions to change it. */
export function FontFile({ font, loaded: { facts, error, retry }, mayEdit }: FontFileProps) {
  const { upload, remove } = useFontFile(font.brandId, font);
  const [isUploading, setUploading] = useState(false);
  const { name, fontFile } = font;
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
              onPress={() => setUploading(true)}
            >
              {fontFile ? messages.replace : messages.upload}
            </Button>
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
      {isUploading && (
        <FontFileDialog
          font={font}
          upload={upload}
          onClose={() => {
            setUploading(false);
            focusUpload();
          }}
        />
      )}
    </>
  );
}
