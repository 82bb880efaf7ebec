import type { BrandId } from '@brandroom/domain/id.schema';
import { Button } from '@brandroom/ui/Button';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { Dialog } from '@brandroom/ui/Dialog';
import { Heading } from '@brandroom/ui/Heading';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { ProgressBar } from '@brandroom/ui/ProgressBar';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Download } from 'lucide';
import { useEffect, useRef, useState } from 'react';

import { notify } from '../../../shared/page/undo-bar';
import { exchangeMessages } from './exchange.messages';
import { ImportPreview } from './ImportPreview';
import { ImportReading } from './ImportReading';
import { ImportSource } from './ImportSource';
import { useImport } from './use-import';

const messages = exchangeMessages.import;

interface ImportDialogProps {
  brandId: BrandId;
  onClose: () => void;
}

/** Imports a spreadsheet of content: reading, preview, and creation row by row. */
export function ImportDialog({ brandId, onClose }: ImportDialogProps) {
  const task = useImport(brandId);
  const { reading, valid, left, failed, isCreating } = task;
  const [pasted, setPasted] = useState('');
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const created = valid.length - left.length;
  const isRead = reading !== null && 'rows' in reading;
  const refused = isRead ? reading.rows.length - valid.length : 0;
  // The pressed button was removed, so focus moves to the result.
  useEffect(() => {
    if (isRead) heading.current?.focus();
  }, [isRead]);
  const end = () => {
    task.stop();
    if (created > 0 && !isCreating) notify({ title: messages.done(created) });
    onClose();
  };
  const close = () => (left.length > 0 ? setAsking(true) : end());

  async function create(): Promise<void> {
    const count = await task.create();
    if (task.isStopped()) {
      if (created + count > 0) notify({ title: messages.done(created + count) });
      return;
    }
    const isAll = count === left.length && valid.length === (isRead ? reading.rows.length : 0);
    if (isAll) {
      notify({ title: messages.done(valid.length) });
      onClose();
    } else {
      // The pressed button may be gone.
      heading.current?.focus();
    }
  }

  return (
    <Dialog
      isOpen
      size="wide"
      isRead={isRead}
      title={messages.title}
      description={messages.description}
      onOpenChange={close}
      actions={
        <>
          <Button onPress={close}>{messages.close}</Button>
          {isRead && created === 0 && !isCreating && (
            <Button onPress={task.forget}>{messages.other}</Button>
          )}
          {isRead && left.length > 0 && (
            <Button
              variant="primary"
              isPending={isCreating}
              pendingLabel={messages.creating}
              onPress={() => void create()}
            >
              {failed.length > 0 ? messages.retry(left.length) : messages.create(left.length)}
            </Button>
          )}
        </>
      }
    >
      {isRead ? (
        <Stack gap={16}>
          {failed.length > 0 && !isCreating && (
            <InlineAlert tone="danger" isLive title={messages.failed(left.length)}>
              {messages.failedHelp}
            </InlineAlert>
          )}
          <Heading level={3} size="body" ref={heading} isFocusable>
            {messages.summary(valid.length, refused)}
          </Heading>
          <ImportReading
            reading={reading}
            canChoose={!task.isStarted}
            onOrder={(order) => void task.readAs(order)}
          />
          {(isCreating || created > 0) && (
            <ProgressBar
              label={messages.progress}
              value={(created / valid.length) * 100}
              valueLabel={messages.progressOf(created, valid.length)}
            />
          )}
          {refused > 0 && (
            <Stack gap={4} align="start">
              <Button icon={Download} onPress={() => void task.saveRefused()}>
                {messages.refused(refused)}
              </Button>
              <Text size="ui" tone="muted">
                {messages.refusedHelp}
              </Text>
            </Stack>
          )}
          <ImportPreview rows={reading.rows} stateOf={task.stateOf} />
        </Stack>
      ) : (
        <ImportSource
          problem={reading === null ? null : reading.problem}
          onText={(text) => void task.read(text)}
          onRefuse={task.refuse}
          onTemplate={() => void task.saveTemplate()}
          pasted={pasted}
          onPasted={setPasted}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={messages.stop.title}
        confirmLabel={messages.stop.confirm}
        cancelLabel={messages.stop.keep}
        onConfirm={end}
      >
        {messages.stop.text(left.length)}
      </ConfirmDialog>
    </Dialog>
  );
}
