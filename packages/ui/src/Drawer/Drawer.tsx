import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { RestoreFocus } from '../Dialog/RestoreFocus';
import * as dialogStyles from '../Dialog/Dialog.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as headingStyles from '../Heading/Heading.css';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Drawer.css';

export interface DrawerProps extends ElementProps<HTMLDivElement> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the drawer. */
  title: string;
  children: ReactNode;
  /** The primary action last. */
  actions?: ReactNode;
}

/** Details beside the page, from the end edge; on phones over all of it. Focus stays in; Escape closes. */
export function Drawer({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  className,
  ...rest
}: DrawerProps) {
  return (
    <ModalOverlay
      {...rest}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={classNames(dialogStyles.overlay, styles.ground, className)}
    >
      <Modal className={styles.drawer}>
        <RestoreFocus />
        <Dialog className={classNames(dialogStyles.dialog, styles.edge)}>
          <div className={dialogStyles.head}>
            <Heading slot="title" dir="auto" className={headingStyles.sizes.title}>
              {title}
            </Heading>
            <div className={dialogStyles.close}>
              <IconButton icon={X} label={`Close ${title}`} onPress={() => onOpenChange(false)} />
            </div>
          </div>
          <div className={dialogStyles.body}>{children}</div>
          {actions !== undefined && <div className={dialogStyles.foot}>{actions}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
