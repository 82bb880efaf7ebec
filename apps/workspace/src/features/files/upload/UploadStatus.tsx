import type { BrandId } from '@brandroom/domain/id.schema';
import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { uploadMessages as messages } from './upload.messages';
import { useUpload } from './use-upload';

/** The uploads that continue while their dialog is closed. */
export function UploadStatus({ brandId, onShow }: { brandId: BrandId; onShow: () => void }) {
  const { queue, isPaused, send } = useUpload(brandId);
  const waiting = queue.filter(({ status }) => status === 'queued' || status === 'uploading');
  const failed = queue.filter(({ status }) => status === 'failed' || status === 'rejected');
  const count = waiting.length;
  if (count === 0 && failed.length === 0) return null;
  return (
    <InlineAlert
      tone={count === 0 ? 'warning' : 'info'}
      title={
        count === 0
          ? messages.someFailed(failed.length)
          : isPaused
            ? messages.paused(count)
            : messages.running(count)
      }
      actions={
        <>
          {count > 0 && (
            <Button size="small" onPress={() => send({ type: isPaused ? 'RESUME' : 'PAUSE' })}>
              {isPaused ? messages.resume : messages.pause}
            </Button>
          )}
          <Button size="small" onPress={onShow}>
            {messages.show}
          </Button>
        </>
      }
    />
  );
}
