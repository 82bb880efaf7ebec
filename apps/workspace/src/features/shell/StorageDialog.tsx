import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { Text } from '@brandroom/ui/Text';

import { browserStorageMessages as messages } from '../../shared/storage/browser-storage.messages';

/** Explains where work is stored, and when a browser may clear it. */
export function StorageDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.title}
      isDismissable
      actions={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <Text>{messages.text}</Text>
    </Dialog>
  );
}
