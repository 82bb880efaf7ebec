import type { FileAsset } from '@brandroom/domain/file/file.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { fileId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { ErrorState } from '@brandroom/ui/ErrorState';
import { Inline } from '@brandroom/ui/Inline';
import { LoadingRegion } from '@brandroom/ui/LoadingRegion';
import { MediaViewer } from '@brandroom/ui/MediaViewer';
import { Spinner } from '@brandroom/ui/Spinner';
import { skipToken, useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';

import { useApi } from '../../../shared/api/api';
import { loadFailureMessage, operationError } from '../../../shared/api/operation-error';
import { DownloadButton, MenuButton } from './FileActions';
import { FileDetails } from './FileDetails';
import { FileStage } from './FileStage';
import { libraryMessages } from './library.messages';
import { viewerId } from './focus-viewer';
import type { FileCommands } from './use-file-menu';
import type { OpenFile } from './use-open-file';

const messages = libraryMessages.viewer;

interface FileViewerProps {
  brandId: BrandId;
  open: OpenFile;
  commands: FileCommands;
  /** Menus and dialogs about the file. */
  children: ReactNode;
}

/** Shows the file of the address over the library. */
export function FileViewer({ brandId, open, commands, children }: FileViewerProps) {
  const { id, listed, position, close, goPrevious, goNext } = open;
  const isId = v.is(fileId, id);
  const { data, error, refetch } = useQuery(
    useApi().files.get.queryOptions({ input: listed || !isId ? skipToken : { id } }),
  );
  const isMissing = error !== null && operationError(error).code === 'notFound';
  const isForeign = data !== undefined && data.brandId !== brandId;
  const isGone = !listed && (!isId || isMissing || isForeign);
  const file = isGone ? undefined : (listed ?? data);
  const positionText = position && messages.position(position.number, position.total);
  useAnnouncedStep(file, positionText);
  return (
    <MediaViewer
      id={viewerId}
      title={file?.name ?? (isGone ? messages.notFound : messages.opening)}
      {...(positionText ? { position: positionText } : {})}
      onClose={close}
      onPrevious={goPrevious}
      onNext={goNext}
      {...(file
        ? {
            details: <FileDetails key={file.id} file={file} commands={commands} />,
            actions: (
              <>
                <DownloadButton file={file} commands={commands} isIcon />
                <MenuButton file={file} commands={commands} isInViewer />
              </>
            ),
          }
        : {})}
    >
      {file && <FileStage key={`${file.id} ${file.version}`} file={file} commands={commands} />}
      {isGone && (
        <EmptyState
          icon={FileX}
          frame="none"
          title={messages.notFound}
          description={messages.notFoundHelp}
          action={<Button onPress={close}>{messages.back}</Button>}
        />
      )}
      {!file && !isGone && (error ? <Failure error={error} onRetry={refetch} /> : waiting)}
      {children}
    </MediaViewer>
  );
}

const waiting = (
  <LoadingRegion label={messages.opening}>
    <Inline justify="center">
      <Spinner />
    </Inline>
  </LoadingRegion>
);

function Failure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { title, text } = loadFailureMessage(operationError(error).code);
  return <ErrorState title={title} description={text} onRetry={() => void onRetry()} />;
}

/** Announces each further file; the dialog's name announces the first one. */
function useAnnouncedStep(file: FileAsset | undefined, position: string | undefined): void {
  const announced = useRef(file?.id);
  useEffect(() => {
    if (!file || announced.current === file.id) return;
    if (announced.current !== undefined) announce(messages.step(file.name, position));
    announced.current = file.id;
  }, [file, position]);
}
