import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { viewerKindOf } from '@brandroom/domain/file/viewer';
import { Button } from '@brandroom/ui/Button';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { ErrorState } from '@brandroom/ui/ErrorState';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide';

import { useApi } from '../../../shared/api/api';
import { loadFailureMessage, operationError } from '../../../shared/api/operation-error';
import { FileBytes, LoadingFile } from '../../../shared/files/FileBytes';
import { iconOf, typeWord } from './file-facts';
import { libraryMessages } from './library.messages';
import type { FileCommands } from './use-file-menu';

const messages = libraryMessages.viewer;
/** The content of a file, if the app can show it. */
export function FileStage({ file, commands }: { file: FileAsset; commands: FileCommands }) {
  const kind = viewerKindOf(file);
  const { data, isPending, error, refetch } = useQuery({
    ...useApi().files.preview.queryOptions({
      input: kind ? { id: file.id, version: file.version } : skipToken,
    }),
    // The bytes of a version never change, unlike its other data.
    staleTime: 'static',
  });
  if (kind === null) return <NotShown file={file} commands={commands} />;
  if (error) {
    const { title, text } = loadFailureMessage(operationError(error).code);
    return <ErrorState title={title} description={text} onRetry={() => void refetch()} />;
  }
  if (isPending || !data) return <LoadingFile />;
  const { download } = commands;
  const onDownload = download && (() => download(file));
  return <FileBytes file={file} kind={kind} bytes={data} onDownload={onDownload} />;
}

function NotShown({ file, commands: { download } }: { file: FileAsset; commands: FileCommands }) {
  return (
    <EmptyState
      icon={iconOf(file)}
      frame="none"
      title={messages.noPreview(typeWord(file))}
      description={download ? messages.noPreviewHelp : messages.noPreviewNoDownload}
      action={
        download && (
          <Button icon={Download} onPress={() => download(file)}>
            {libraryMessages.actions.download}
          </Button>
        )
      }
    />
  );
}
