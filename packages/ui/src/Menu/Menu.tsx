import type { ReactNode } from 'react';
import { MenuTrigger, Popover, type PopoverProps } from 'react-aria-components';
import { floating } from '../Popover/Popover.css';
import type { MenuSectionContent } from './menu-section';
import { MenuList } from './MenuList';

export interface MenuProps {
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
export function Menu({ trigger, label, sections, placement = 'bottom end', ...rest }: MenuProps) {
  return (
    <MenuTrigger {...rest}>
      {trigger}
      <Popover placement={placement} offset={4} className={floating}>
        <MenuList label={label} sections={sections} />
      </Popover>
    </MenuTrigger>
  );
}
