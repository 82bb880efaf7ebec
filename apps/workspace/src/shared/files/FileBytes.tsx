import type { FileAsset } from '@brandroom/domain/file/file.schema';
import type { ViewerKind } from '@brandroom/domain/file/viewer';
import { Button } from '@brandroom/ui/Button';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Inline } from '@brandroom/ui/Inline';
import { lazyPart } from '@brandroom/ui/lazy-part';
import { LoadingRegion } from '@brandroom/ui/LoadingRegion';
import { Spinner } from '@brandroom/ui/Spinner';
import { StageMedia } from '@brandroom/ui/StageMedia';
import { StagePicture } from '@brandroom/ui/StagePicture';
import { StageText } from '@brandroom/ui/StageText';
import { Download, FileX } from 'lucide';
import { useEffect, useState } from 'react';

import { Load } from '../load/Load';
import { groundOf } from './ground-of';
import { fileBytesMessages as messages } from './file-bytes.messages';
import { useObjectUrl } from './use-object-url';

const PdfStage = lazyPart(async () => (await import('./PdfStage')).PdfStage);

interface FileBytesProps {
  /** A file opened by a share link has no alt text. */
  file: Pick<FileAsset, 'name' | 'fileType' | 'category'> & Partial<Pick<FileAsset, 'alt'>>;
  kind: ViewerKind;
  bytes: Blob;
  /** Missing for people who may not download it. */
  onDownload?: (() => void) | undefined;
}

/** Shows the content of a file in a viewer. */
export function FileBytes({ file, kind, bytes, onDownload }: FileBytesProps) {
  if (kind === 'picture') return <Picture file={file} bytes={bytes} />;
  if (kind === 'text') return <PlainText name={file.name} bytes={bytes} />;
  if (kind === 'audio' || kind === 'video') {
    return <Player name={file.name} kind={kind} bytes={bytes} onDownload={onDownload} />;
  }
  return (
    <Load label={messages.loading} skeleton={spinner}>
      <PdfStage name={file.name} bytes={bytes} onDownload={onDownload} />
    </Load>
  );
}

const spinner = (
  <Inline justify="center">
    <Spinner />
  </Inline>
);

/** The placeholder of a loading file. */
export function LoadingFile() {
  return <LoadingRegion label={messages.loading}>{spinner}</LoadingRegion>;
}

function Picture({ file, bytes }: Pick<FileBytesProps, 'file' | 'bytes'>) {
  const src = useObjectUrl(bytes);
  if (src === null) return <LoadingFile />;
  return (
    <StagePicture
      src={src}
      alt={file.alt || file.name}
      isSeeThrough={groundOf(file) === 'checker'}
      isDrawing={file.fileType === 'image/svg+xml'}
    />
  );
}

interface PlayerProps extends Pick<FileBytesProps, 'bytes' | 'onDownload'> {
  name: string;
  kind: 'audio' | 'video';
}

function Player({ name, kind, bytes, onDownload }: PlayerProps) {
  const src = useObjectUrl(bytes);
  const [isUnplayable, setUnplayable] = useState(false);
  if (isUnplayable) {
    return (
      <EmptyState
        icon={FileX}
        frame="none"
        title={messages.unplayable[kind]}
        description={onDownload ? messages.unplayableHelp : messages.unplayableNoDownload}
        action={
          onDownload && (
            <Button icon={Download} onPress={onDownload}>
              {messages.download}
            </Button>
          )
        }
      />
    );
  }
  if (src === null) return <LoadingFile />;
  return <StageMedia kind={kind} src={src} label={name} onError={() => setUnplayable(true)} />;
}

function PlainText({ name, bytes }: { name: string; bytes: Blob }) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void bytes.text().then((read) => isWanted && setText(read));
    return () => {
      isWanted = false;
    };
  }, [bytes]);
  return text === undefined ? <LoadingFile /> : <StageText label={name}>{text}</StageText>;
}
