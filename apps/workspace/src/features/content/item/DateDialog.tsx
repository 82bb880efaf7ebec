import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { useId } from 'react';

import type { DateFormProps } from './DateForm';
import { formMessages } from '../../../shared/form/form.messages';
import { DateForm } from './DateForm';

interface DateDialogProps extends Omit<DateFormProps, 'id'> {
  title: string;
  confirmLabel: string;
  onClose: () => void;
}

/** Asks for a date and a time. */
export function DateDialog({ title, confirmLabel, onClose, ...form }: DateDialogProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{formMessages.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <DateForm {...form} id={formId} />
    </Dialog>
  );
}
