import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { focusActions, neighbourOf } from '../../shared/page/focus-actions';
import type { FileChanges } from './use-file-changes';
import type { FileTask } from './use-file-menu';
import { DeleteFileDialog } from './DeleteFileDialog';
import { EditFileDialog } from './EditFileDialog';

interface FileDialogsProps {
  task: FileTask;
  /** The files in sight, in their order. */
  files: readonly FileAsset[];
  changes: FileChanges;
  onClose: () => void;
}

/** The dialog of the action chosen in a file's menu. */
export function FileDialogs({ task, files, changes, onClose }: FileDialogsProps) {
  const { file, kind } = task;
  // The menu that led here is gone: it cannot have focus back.
  const close = () => {
    onClose();
    focusActions(file);
  };
  if (kind !== 'delete') {
    return <EditFileDialog file={file} part={kind} update={changes.update} onClose={close} />;
  }
  return (
    <DeleteFileDialog
      file={file}
      discard={changes.discard}
      onClose={close}
      onDeleted={() => {
        onClose();
        focusActions(neighbourOf(files, file));
      }}
    />
  );
}
