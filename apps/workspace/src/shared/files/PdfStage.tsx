import { Button } from '@brandroom/ui/Button';
import { ErrorState } from '@brandroom/ui/ErrorState';
import { Inline } from '@brandroom/ui/Inline';
import { LoadingRegion } from '@brandroom/ui/LoadingRegion';
import { Spinner } from '@brandroom/ui/Spinner';
import type { StagePage } from '@brandroom/ui/StagePages';
import { StagePages } from '@brandroom/ui/StagePages';
import { Download } from 'lucide';
import { useEffect, useState } from 'react';

import { fileBytesMessages as messages } from './file-bytes.messages';
import { openPdf } from './open-pdf';

interface PdfStageProps {
  name: string;
  bytes: Blob;
  /** Missing for people without permission to download it. */
  onDownload?: (() => void) | undefined;
}

/** All pages of a PDF. */
export function PdfStage({ name, bytes, onDownload }: PdfStageProps) {
  const [pages, setPages] = useState<readonly StagePage[]>();
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let close = () => undefined as void;
    openPdf(bytes).then(
      (opened) => {
        close = opened.close;
        if (isWanted) setPages(opened.pages);
        else close();
      },
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
      close();
    };
  }, [bytes, attempt]);
  if (isFailed) {
    return (
      <ErrorState
        title={messages.damaged}
        description={onDownload ? messages.damagedHelp : messages.damagedNoDownload}
        action={
          onDownload && (
            <Button icon={Download} onPress={onDownload}>
              {messages.download}
            </Button>
          )
        }
        onRetry={() => {
          setFailed(false);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  if (!pages) {
    return (
      <LoadingRegion label={messages.loading}>
        <Inline justify="center">
          <Spinner />
        </Inline>
      </LoadingRegion>
    );
  }
  return <StagePages label={name} pages={pages} />;
}
