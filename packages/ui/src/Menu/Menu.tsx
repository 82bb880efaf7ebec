import type { ReactNode } from 'react';
import { MenuTrigger, Popover } from 'react-aria-components';
import type { PopoverProps } from 'react-aria-components';
import * as popoverStyles from '../Popover/Popover.css';
import { openness } from '../Popover/openness';
import type { MenuSectionContent } from './menu-section';
import { MenuList } from './MenuList';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface MenuProps extends ElementProps {
  /** A Button or IconButton. */
  trigger: ReactNode;
  /** Names the menu; the trigger's name by default. */
  label?: string;
  sections: readonly MenuSectionContent[];
  placement?: NonNullable<PopoverProps['placement']>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Actions and choices behind a button. Arrow keys, type-ahead, Escape; focus goes back to the button. */
export function Menu({
  trigger,
  label,
  sections,
  placement = 'bottom end',
  isOpen,
  onOpenChange,
  className,
  ...rest
}: MenuProps) {
  return (
    <MenuTrigger {...openness(isOpen, onOpenChange)}>
      {trigger}
      <Popover
        {...rest}
        placement={placement}
        offset={4}
        className={classNames(popoverStyles.floating, className)}
      >
        <MenuList label={label} sections={sections} />
      </Popover>
    </MenuTrigger>
  );
}
