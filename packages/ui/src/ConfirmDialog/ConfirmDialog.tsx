import { useId } from 'react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { RestoreFocus } from '../Dialog/RestoreFocus';
import { Button } from '../Button/Button';
import * as dialogStyles from '../Dialog/Dialog.css';
import * as headingStyles from '../Heading/Heading.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export const confirmDialogTones = ['danger', 'primary'] as const;

export interface ConfirmDialogProps extends ElementProps<HTMLDivElement> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The question: «Are you sure you want to delete this logo?». */
  title: string;
  /** The consequences, with the data that will be lost. */
  children?: ReactNode;
  /** The verb and its object: «Delete logo». */
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel?: string;
  tone?: (typeof confirmDialogTones)[number];
  /** The action is pending; the dialog stays open and keeps focus. */
  isPending?: boolean;
  /** The label of the confirming button while `isPending`: «Sending…». Announced after 400 ms. */
  pendingLabel?: string;
}

/** A question before something that is not easily taken back. Focus starts on Cancel. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  onConfirm,
  cancelLabel = 'Cancel',
  tone = 'danger',
  isPending = false,
  pendingLabel,
  className,
  ...rest
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <ModalOverlay
      {...rest}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={classNames(dialogStyles.overlay, className)}
    >
      <Modal className={dialogStyles.sizes.medium}>
        <RestoreFocus />
        <Dialog
          role="alertdialog"
          {...(children === undefined ? {} : { 'aria-describedby': id })}
          className={dialogStyles.dialog}
        >
          <div className={dialogStyles.head}>
            <Heading slot="title" dir="auto" className={headingStyles.sizes.title}>
              {title}
            </Heading>
          </div>
          <div id={id} className={dialogStyles.body}>
            {children}
          </div>
          <div className={dialogStyles.foot}>
            <Button autoFocus onPress={() => onOpenChange(false)}>
              {cancelLabel}
            </Button>
            <Button
              variant={tone}
              onPress={onConfirm}
              isPending={isPending}
              {...(pendingLabel === undefined ? {} : { pendingLabel })}
            >
              {confirmLabel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
