import type { FileAsset } from '@brandroom/domain/file/file.schema';
import type { ComponentType } from 'react';

import { focusSoon } from '../../../shared/page/focus-soon';
import { focusActions, neighbourOf } from '../../../shared/page/focus-actions';
import { viewerActionsId } from './FileActions';
import { focusViewer } from './focus-viewer';
import type { FileChanges } from './use-file-changes';
import type { FileTask } from './use-file-menu';
import type { OpenFile } from './use-open-file';
import { DeleteFileDialog } from './DeleteFileDialog';
import { EditFileDialog } from './EditFileDialog';
import { ReplaceFileDialog } from './ReplaceFileDialog';
import { EditTagsDialog } from './TagsDialog';

/** The share dialog, which belongs to another feature. */
export type ShareDialogType = ComponentType<{ file: FileAsset; onClose: () => void }>;

interface FileDialogsProps {
  task: FileTask;
  /** The visible files, in order. */
  files: readonly FileAsset[];
  changes: FileChanges;
  /** The open viewer, if any. */
  open: OpenFile | null;
  ShareDialog: ShareDialogType;
  onClose: () => void;
}

/** The dialog of the action chosen in a file's menu. */
export function FileDialogs({
  task,
  files,
  changes,
  open,
  ShareDialog,
  onClose,
}: FileDialogsProps) {
  const { file, kind, from } = task;
  // The menu that opened the dialog is gone, so it cannot get focus back.
  const close = () => {
    onClose();
    if (open) focusInViewer(from ?? viewerActionsId(file));
    else focusActions(file);
  };
  if (kind === 'share') return <ShareDialog file={file} onClose={close} />;
  if (kind === 'tags') {
    return <EditTagsDialog file={file} changes={changes} onClose={close} />;
  }
  if (kind === 'replace') {
    return <ReplaceFileDialog file={file} changes={changes} onClose={close} />;
  }
  if (kind !== 'delete') {
    return <EditFileDialog file={file} part={kind} changes={changes} onClose={close} />;
  }
  return (
    <DeleteFileDialog
      file={file}
      discard={changes.discard}
      onClose={close}
      onDeleted={() => {
        onClose();
        if (!open) focusActions(neighbourOf(files, file));
        else leaveDeleted(open);
      }}
    />
  );
}

function focusInViewer(id: string): void {
  focusSoon(() => document.getElementById(id));
}

/** Opens a neighbor of the deleted file in the viewer, if there is one. */
function leaveDeleted({ goOn, close }: OpenFile): void {
  if (!goOn) return close();
  goOn();
  focusViewer();
}
