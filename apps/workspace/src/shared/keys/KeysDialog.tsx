import { Dialog } from '@brandroom/ui/Dialog';

import type { KeyGroup } from './key-group';
import { KeyGroups } from './KeyGroups';

interface KeysDialogProps {
  /** «Calendar shortcuts» */
  title: string;
  groups: readonly KeyGroup[];
  onClose: () => void;
}

/** The list of shortcuts of one screen or all screens. */
export function KeysDialog({ title, groups, onClose }: KeysDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} size="wide" isDismissable>
      <KeyGroups groups={groups} />
    </Dialog>
  );
}
