import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';

import { filesMessages } from './files.messages';

const messages = filesMessages.upload;

interface StopUploadingProps {
  /** The number of files that are not uploaded yet. */
  openCount: number;
  /** Somebody is closing the dialog. */
  isAsking: boolean;
  onKeep: () => void;
  onStop: () => void;
}

/** Asks before uploads are given up: when the dialog is closed, and when the page is left. */
export function StopUploading({ openCount, isAsking, onKeep, onStop }: StopUploadingProps) {
  const isBusy = openCount > 0;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isBusy,
    enableBeforeUnload: () => isBusy,
    withResolver: true,
  });
  const isLeaving = status === 'blocked';
  // The last file may arrive while the question is asked: then there is nothing to stop.
  useEffect(() => {
    if (isBusy) return;
    if (isLeaving) proceed();
    if (isAsking) onKeep();
  });
  return (
    <ConfirmDialog
      isOpen={isBusy && (isAsking || isLeaving)}
      onOpenChange={() => {
        reset?.();
        onKeep();
      }}
      title={messages.stopTitle}
      confirmLabel={messages.stop}
      cancelLabel={messages.keep}
      onConfirm={() => {
        onStop();
        proceed?.();
      }}
    >
      {messages.stopText(openCount)}
    </ConfirmDialog>
  );
}
