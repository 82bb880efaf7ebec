import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components';
import { openness } from './openness';
import * as styles from './Popover.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface PopoverProps extends ElementProps {
  /** A Button or IconButton. */
  trigger: ReactNode;
  /** The accessible name of the popover. */
  label: string;
  /** The content; a function gets a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: NonNullable<AriaPopoverProps['placement']>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A small dialog at its trigger. Escape closes it, and focus goes back. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom end',
  isOpen,
  onOpenChange,
  className,
  ...rest
}: PopoverProps) {
  return (
    <DialogTrigger {...openness(isOpen, onOpenChange)}>
      {trigger}
      <AriaPopover
        {...rest}
        placement={placement}
        offset={4}
        className={classNames(styles.floating, className)}
      >
        <Dialog aria-label={label} className={styles.content}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
