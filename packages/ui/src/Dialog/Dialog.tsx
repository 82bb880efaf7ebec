import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { RestoreFocus } from './RestoreFocus';
import * as headingStyles from '../Heading/Heading.css';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Dialog.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface DialogProps extends ElementProps<HTMLDivElement> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the dialog. */
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** The primary action last. */
  actions?: ReactNode;
  /** 480 (default) or 768 px. */
  size?: keyof typeof styles.sizes;
  /** A press on the ground closes it; off where typed text would be lost. */
  isDismissable?: boolean;
  /** It is only read: with nothing in it that takes focus, its body does, so that keys scroll it. */
  isRead?: boolean;
}

/** A task in front of the page. Focus goes in, stays in, and comes back; Escape closes. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  actions,
  size = 'medium',
  isDismissable = false,
  isRead = false,
  className,
  ...rest
}: DialogProps) {
  return (
    <ModalOverlay
      {...rest}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={classNames(styles.overlay, className)}
    >
      <Modal className={styles.sizes[size]}>
        <RestoreFocus />
        <AriaDialog className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" dir="auto" className={headingStyles.sizes.title}>
              {title}
            </Heading>
            <div className={styles.close}>
              <IconButton icon={X} label={`Close ${title}`} onPress={() => onOpenChange(false)} />
            </div>
          </div>
          <div
            className={styles.body}
            {...(isRead ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
          >
            {description !== undefined && <div className={styles.description}>{description}</div>}
            {children}
          </div>
          {actions !== undefined && <div className={styles.foot}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
