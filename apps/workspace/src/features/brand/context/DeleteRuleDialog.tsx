import type { Rule } from '@brandroom/domain/brand/rule.schema';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';

import { contextMessages } from './context.messages';

const messages = contextMessages.delete;

interface DeleteRuleDialogProps {
  rule: Rule;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before a rule is deleted. */
export function DeleteRuleDialog({ rule, onClose, onConfirm }: DeleteRuleDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={messages.title}
      confirmLabel={messages.confirm}
      onConfirm={onConfirm}
    >
      {messages.text(rule.title)}
    </ConfirmDialog>
  );
}
