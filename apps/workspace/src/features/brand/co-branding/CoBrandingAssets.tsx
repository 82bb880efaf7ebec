import type { BrandId } from '@brandroom/domain/id.schema';
import { denialReason } from '@brandroom/domain/rights/labels';
import { formatSize } from '@brandroom/domain/format/size';
import { safeFileName } from '@brandroom/domain/file/file-name';
import { Button } from '@brandroom/ui/Button';
import { Card } from '@brandroom/ui/Card';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { showToast } from '@brandroom/ui/toast';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { saveFile } from '../../../shared/files/save-file';
import { useInView } from '../../../shared/files/use-in-view';
import { coBrandingMessages } from './co-branding.messages';
import { useCoBrandingFiles } from './use-co-branding-files';

const messages = coBrandingMessages.assets;

/** The downloads of the page. They are made when they come into view, so that their sizes are true. */
export function CoBrandingAssets({ brandId }: { brandId: BrandId }) {
  const { user } = useWorkspace();
  const [isInView, ref] = useInView();
  const { pdf, archive, brand, hasLogos } = useCoBrandingFiles(brandId, isInView);
  const denied =
    denialReason(user, 'logos.view', brandId) ?? denialReason(user, 'logos.download', brandId);
  return (
    <Section title={messages.title} ref={ref}>
      <Stack as="ul" gap={12}>
        <Asset
          name={messages.pdf}
          text={messages.pdfText}
          fileName={messages.pdfName(brand)}
          file={pdf}
          denied={null}
        />
        {(hasLogos || denied !== null) && (
          <Asset
            name={messages.package}
            text={messages.packageText}
            fileName={messages.packageName(brand)}
            file={archive}
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
  /** Why the person may not download it. */
  denied: string | null;
}

function Asset({ name, text, fileName, file, denied }: AssetProps) {
  const { data, isError, refetch } = file;
  let facts: ReactNode = data ? formatSize(data.size) : messages.measuring;
  if (isError) facts = messages.failed;
  if (denied !== null) facts = denied;
  function save() {
    if (!data) return;
    const saved = safeFileName(fileName);
    saveFile(data, saved);
    showToast({ title: messages.done(saved) });
  }
  return (
    <Card as="li" padding="small">
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
        {isError && <Button onPress={() => void refetch()}>{messages.tryAgain}</Button>}
        {!isError && denied === null && (
          <Button
            icon={Download}
            aria-label={messages.download(name)}
            isDisabled={!data}
            onPress={save}
          >
            {messages.button}
          </Button>
        )}
      </Inline>
    </Card>
  );
}
