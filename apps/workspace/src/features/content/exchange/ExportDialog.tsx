import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { ProgressBar } from '@brandroom/ui/ProgressBar';

import { loadFailureMessage, retryLabel } from '../../../shared/api/operation-error';
import { exchangeMessages } from './exchange.messages';
import type { useExport } from './use-export';

const messages = exchangeMessages.export;

interface ExportDialogProps {
  running: NonNullable<ReturnType<typeof useExport>['running']>;
  onRetry: () => void;
  onCancel: () => void;
}

/** The progress of an export; a failed one can be resumed. */
export function ExportDialog({ running, onRetry, onCancel }: ExportDialogProps) {
  const { done, total, failure } = running;
  const progress =
    total === null
      ? {}
      : { value: (done / Math.max(total, 1)) * 100, valueLabel: messages.collected(done, total) };
  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      title={messages.title}
      actions={
        <>
          <Button onPress={onCancel}>{messages.cancel}</Button>
          {failure && (
            <Button variant="primary" onPress={onRetry}>
              {retryLabel}
            </Button>
          )}
        </>
      }
    >
      {failure ? (
        <InlineAlert tone="danger" isLive title={loadFailureMessage(failure.code).title}>
          {messages.keptSoFar}
        </InlineAlert>
      ) : (
        <ProgressBar label={messages.collecting} {...progress} />
      )}
    </Dialog>
  );
}
