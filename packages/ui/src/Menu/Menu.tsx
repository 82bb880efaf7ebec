import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Text,
  type PopoverProps,
} from 'react-aria-components';
import { Icon } from '../Icon/Icon';
import { floating } from '../Popover/Popover.css';
import * as styles from './Menu.css';
import type { MenuAction, MenuSectionContent } from './menu-section';

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
        <AriaMenu {...(label === undefined ? {} : { 'aria-label': label })} className={styles.menu}>
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function Section({ section }: { section: MenuSectionContent }) {
  const isChoice = 'selectedId' in section;
  const selection = isChoice
    ? ({
        selectionMode: 'single',
        disallowEmptySelection: true,
        selectedKeys: [section.selectedId],
        onSelectionChange: (keys: 'all' | Iterable<unknown>) => {
          const [chosen] = keys === 'all' ? [] : [...keys];
          if (chosen !== undefined) section.onSelect(String(chosen));
        },
      } as const)
    : {};
  const name = section.title === undefined ? { 'aria-label': 'Actions' } : {};
  return (
    <MenuSection id={section.id} className={styles.section} {...name} {...selection}>
      {section.title !== undefined && (
        <Header className={styles.sectionTitle}>{section.title}</Header>
      )}
      {section.items.map((item) => (
        <Item key={item.id} item={item} isChoice={isChoice} />
      ))}
    </MenuSection>
  );
}

function Item({ item, isChoice }: { item: MenuAction; isChoice: boolean }) {
  const { id, label, description, icon, isDanger = false, isDisabled = false } = item;
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={styles.item({ isDanger })}
      {...(item.onAction ? { onAction: item.onAction } : {})}
      {...(item.href === undefined ? {} : { href: item.href })}
      {...(item.download === undefined ? {} : { download: item.download })}
    >
      {isChoice && (
        <span className={styles.tick}>
          <Icon of={Check} size="small" />
        </span>
      )}
      {icon && <Icon of={icon} />}
      <span className={styles.words}>
        <Text slot="label">{label}</Text>
        {description !== undefined && (
          <Text slot="description" className={styles.description}>
            {description}
          </Text>
        )}
      </span>
    </MenuItem>
  );
}
