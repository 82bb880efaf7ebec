import type { BrandId } from '@brandroom/domain/id.schema';
import { denialReason } from '@brandroom/domain/rights/labels';
import { formatSize } from '@brandroom/domain/format/size';
import { safeFileName } from '@brandroom/domain/file/file-name';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { Card } from '@brandroom/ui/Card';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { showToast } from '@brandroom/ui/toast';
import { Download } from 'lucide';
import type { ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';

import { retryLabel } from '../../../shared/api/operation-error';
import { useWorkspace } from '../../../shared/brand/workspace';
import { saveFile } from '../../../shared/files/save-file';
import { MissingCharacters } from '../../../shared/pdf/MissingCharacters';
import { AssetProgress } from './AssetProgress';
import { coBrandingMessages } from './co-branding.messages';
import type { ArchiveProgress } from './co-branding-files';
import { useCoBrandingFiles } from './use-co-branding-files';

const messages = coBrandingMessages.assets;

/** The downloads of the page. Each file is created before its size is shown. */
export function CoBrandingAssets({ brandId }: { brandId: BrandId }) {
  const { user } = useWorkspace();
  const [wanted, setWanted] = useState({ pdf: false, archive: false });
  const files = useCoBrandingFiles(brandId, wanted);
  const { pdf, archive, progress, readAgain, brand, mayHaveLogos } = files;
  const prepare = (file: keyof typeof wanted) => {
    setWanted({ ...wanted, [file]: true });
    readAgain();
  };
  const denied =
    denialReason(user, 'logos.view', brandId) ?? denialReason(user, 'logos.download', brandId);
  return (
    <Section title={messages.title}>
      <Stack as="ul" gap={12}>
        <Asset
          name={messages.pdf}
          text={messages.pdfText}
          fileName={messages.pdfName(brand)}
          file={pdf}
          onPrepare={() => prepare('pdf')}
          denied={null}
        />
        {(mayHaveLogos || denied !== null) && (
          <Asset
            name={messages.package}
            text={messages.packageText}
            fileName={messages.packageName(brand)}
            file={archive}
            onPrepare={() => prepare('archive')}
            progress={progress}
            onCancel={() => {
              files.cancelArchive();
              setWanted({ ...wanted, archive: false });
            }}
            denied={denied}
          />
        )}
      </Stack>
    </Section>
  );
}

interface AssetProps {
  name: string;
  text: string;
  fileName: string;
  file: ReturnType<typeof useCoBrandingFiles>['pdf'];
  onPrepare: () => void;
  /** How many of its files are ready, while it is created; missing for a single file. */
  progress?: ArchiveProgress | null;
  onCancel?: () => void;
  /** The reason why the person may not download it. */
  denied: string | null;
}

function Asset(props: AssetProps) {
  const { name, text, fileName, file, onPrepare, progress, onCancel, denied } = props;
  const buttonId = useId();
  const { data, isError, isFetching, retry } = file;
  const size = data ? formatSize(data.file.size) : null;
  let facts: ReactNode = size;
  if (isError) facts = messages.failed;
  if (denied !== null) facts = denied;
  useEffect(() => {
    if (size !== null) announce(messages.ready(name, size));
  }, [name, size]);
  function save() {
    if (!data) return;
    const saved = safeFileName(fileName);
    saveFile(data.file, saved);
    showToast({ title: messages.done(saved) });
  }
  // A single button, so that it keeps focus while the file is created.
  let action: { text: string; label: string; run: () => void } = {
    text: messages.prepareButton,
    label: messages.prepare(name),
    run: onPrepare,
  };
  if (data) action = { text: messages.button, label: messages.download(name), run: save };
  if (isError) {
    action = { text: retryLabel, label: retryLabel, run: retry };
  }
  return (
    <Card as="li" padding="small">
      <Stack gap={12}>
        <Inline justify="between">
          <div>
            <Heading level={3} size="body">
              {name}
            </Heading>
            <Text size="ui" tone="muted">
              {text}
            </Text>
            <Text size="caption" tone="muted">
              {facts}
            </Text>
          </div>
          {denied === null && (
            <Button
              id={buttonId}
              {...(data ? { icon: Download } : {})}
              aria-label={action.label}
              isPending={isFetching}
              pendingLabel={messages.preparing}
              onPress={action.run}
            >
              {action.text}
            </Button>
          )}
        </Inline>
        {progress && onCancel && <AssetProgress {...{ name, progress, onCancel, buttonId }} />}
        <MissingCharacters characters={data?.missing ?? []} />
      </Stack>
    </Card>
  );
}
