import { useEffect, useMemo, useRef, useState } from 'react';
import { Popover } from 'react-aria-components';
import type { PopoverProps } from 'react-aria-components';
import type { MenuSectionContent } from '../Menu/menu-section';
import { MenuList } from '../Menu/MenuList';
import * as popoverStyles from '../Popover/Popover.css';
import { returnFocus } from './return-focus';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

/** A place in the window, px. */
export interface MenuPoint {
  readonly x: number;
  readonly y: number;
}

export interface SharedMenuProps extends ElementProps {
  isOpen: boolean;
  onClose: () => void;
  /**
   * The button that was pressed, with `menuTrigger`: the menu opens at it and marks it as expanded, and focus goes
   * back to it.
   */
  anchor: Element | null;
  /** The position of the pointer, where the menu opens. */
  at?: MenuPoint | undefined;
  /** Names the menu, with the object in it: «Actions for logo.svg». */
  label: string;
  sections: readonly MenuSectionContent[];
  placement?: NonNullable<PopoverProps['placement']>;
}

/** One menu for many rows: a menu of its own in each would be the largest part of a long list. */
export function SharedMenu({
  isOpen,
  onClose,
  anchor,
  at,
  label,
  sections,
  placement = at ? 'bottom start' : 'bottom end',
  className,
  ...rest
}: SharedMenuProps) {
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  // Opened again while it still fades out, the same menu would not take focus.
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (opening.isOpen !== isOpen)
    setOpening({ isOpen, count: isOpen ? opening.count + 1 : opening.count });
  useEffect(() => {
    if (!isOpen || anchor?.ariaHasPopup !== 'menu') return undefined;
    anchor.setAttribute('aria-expanded', 'true');
    return () => anchor.setAttribute('aria-expanded', 'false');
  }, [isOpen, anchor]);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const act = () => {
    stop.current?.();
    stop.current = returnFocus(anchor);
  };
  return (
    <Popover
      {...rest}
      key={opening.count}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      triggerRef={triggerRef}
      placement={placement}
      offset={at ? 0 : 4}
      {...(at ? { getTargetRect: () => new DOMRect(at.x, at.y, 0, 0) } : {})}
      trigger="MenuTrigger"
      aria-label={label}
      className={classNames(popoverStyles.floating, className)}
    >
      <MenuList
        label={label}
        sections={sections}
        autoFocus="first"
        onAction={act}
        onClose={onClose}
      />
    </Popover>
  );
}
