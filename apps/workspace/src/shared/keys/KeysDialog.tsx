import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';

import type { KeyGroup } from './key-group';
import { KeyGroups } from './KeyGroups';
import { keysMessages as messages } from './keys.messages';

interface KeysDialogProps {
  /** «Calendar shortcuts» */
  title: string;
  groups: readonly KeyGroup[];
  onClose: () => void;
}

/** The shortcuts of a screen, or of all. */
export function KeysDialog({ title, groups, onClose }: KeysDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      isDismissable
      actions={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <KeyGroups groups={groups} />
    </Dialog>
  );
}
