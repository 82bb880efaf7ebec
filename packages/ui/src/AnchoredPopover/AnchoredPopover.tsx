import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import type { PopoverProps } from 'react-aria-components';
import * as popoverStyles from '../Popover/Popover.css';
import * as styles from './AnchoredPopover.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface AnchoredPopoverProps extends ElementProps {
  isOpen: boolean;
  onClose: () => void;
  /**
   * The button that was pressed: the popover opens at it, and focus goes back to it. It says
   * `aria-haspopup="dialog"` and, while the popover is open, `aria-expanded`.
   */
  anchor: Element | null;
  /** The accessible name of the popover. */
  label: string;
  children: ReactNode;
  placement?: NonNullable<PopoverProps['placement']>;
  width?: keyof typeof styles.widths;
}

/** A small dialog anchored to a button elsewhere, for a popover whose code loads later than its button. */
export function AnchoredPopover({
  isOpen,
  onClose,
  anchor,
  label,
  children,
  placement = 'bottom end',
  width = 'medium',
  className,
  ...rest
}: AnchoredPopoverProps) {
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  useEffect(() => {
    if (!isOpen) return undefined;
    // A page that becomes shorter scrolls, and react-aria places a popover anew only at a resize.
    const follow = () => void window.dispatchEvent(new Event('resize'));
    document.addEventListener('scroll', follow);
    return () => document.removeEventListener('scroll', follow);
  }, [isOpen]);
  return (
    <Popover
      {...rest}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      triggerRef={triggerRef}
      placement={placement}
      offset={4}
      trigger="DialogTrigger"
      className={classNames(popoverStyles.floating, className)}
    >
      <Dialog aria-label={label} className={styles.widths[width]}>
        {children}
      </Dialog>
    </Popover>
  );
}
