import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { body, dialog, foot, head, close, overlay } from '../Dialog/Dialog.css';
import { classNames, type ElementProps } from '../element-props';
import { sizes as headingSizes } from '../Heading/Heading.css';
import { IconButton } from '../IconButton/IconButton';
import { drawer, edge, ground } from './Drawer.css';

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
      className={classNames(overlay, ground, className)}
    >
      <Modal className={drawer}>
        <Dialog className={classNames(dialog, edge)}>
          <div className={head}>
            <Heading slot="title" className={headingSizes.title}>
              {title}
            </Heading>
            <div className={close}>
              <IconButton icon={X} label={`Close ${title}`} onPress={() => onOpenChange(false)} />
            </div>
          </div>
          <div className={body}>{children}</div>
          {actions !== undefined && <div className={foot}>{actions}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
