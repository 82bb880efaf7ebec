import { Check } from 'lucide';
import { Header, Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components';
import type { MenuItemProps, MenuProps as AriaMenuProps } from 'react-aria-components';
import type { ComponentProps } from 'react';
import { announce } from '../Announcer/announce';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Menu.css';
import type { MenuAction, MenuSectionContent } from './menu-section';

export interface MenuListProps extends Pick<
  AriaMenuProps<object>,
  'autoFocus' | 'onAction' | 'onClose'
> {
  /** Names the menu; the trigger's name by default. */
  label?: string | undefined;
  sections: readonly MenuSectionContent[];
}

/** The items of a menu, inside any overlay. */
export function MenuList({ label, sections, onAction, ...rest }: MenuListProps) {
  const isRefused = (key: string | number) =>
    sections.some(({ items }) => items.some(({ id, isDisabled }) => id === key && isDisabled));
  return (
    <AriaMenu
      {...rest}
      {...(onAction
        ? {
            onAction: (key: string | number, value: object) => {
              if (!isRefused(key)) onAction(key, value);
            },
          }
        : {})}
      {...(label === undefined ? {} : { 'aria-label': label })}
      className={styles.menu}
    >
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </AriaMenu>
  );
}

function Section({ section }: { section: MenuSectionContent }) {
  const isChoice = 'selectedId' in section;
  const selection = isChoice
    ? ({
        selectionMode: 'single',
        disallowEmptySelection: true,
        selectedKeys: [section.selectedId],
        onSelectionChange: (keys: 'all' | Iterable<string | number>) => {
          const [key] = keys === 'all' ? [] : [...keys];
          const chosen = section.items.find(({ id }) => id === key);
          if (chosen && !chosen.isDisabled) section.onSelect(chosen.id);
        },
      } as const)
    : {};
  const name = section.title === undefined ? { 'aria-label': 'Actions' } : {};
  return (
    // Keys are one namespace: an action may be called like its section.
    <MenuSection id={`section ${section.id}`} className={styles.section} {...name} {...selection}>
      {section.title !== undefined && (
        <Header className={styles.sectionTitle}>{section.title}</Header>
      )}
      {section.items.map((item) => (
        <Item key={item.id} item={item} isChoice={isChoice} />
      ))}
    </MenuSection>
  );
}

/** The link to the current page. react-aria passes on no `aria-current`. */
const renderCurrent: NonNullable<MenuItemProps['render']> = (props) =>
  'href' in props ? (
    <a {...props} aria-current="true">
      {props.children}
    </a>
  ) : (
    <div {...props} aria-current="true" />
  );

/** A refused line takes focus, so that its reason is reached by the arrow keys (APG, menu pattern). */
const renderRefused: NonNullable<MenuItemProps['render']> = (props) => (
  <div {...(props as ComponentProps<'div'>)} aria-disabled="true" />
);

const refused = ({ label, description = label }: MenuAction) => ({
  shouldCloseOnSelect: false,
  render: renderRefused,
  onAction: () => announce(description),
});

const active = (item: MenuAction) => ({
  ...(item.onAction ? { onAction: item.onAction } : {}),
  ...(item.href === undefined ? {} : { href: item.href }),
  ...(item.download === undefined ? {} : { download: item.download }),
  ...(item.isCurrent ? { render: renderCurrent } : {}),
});

function Item({ item, isChoice }: { item: MenuAction; isChoice: boolean }) {
  const { id, label, description, icon, shortcut, isDanger = false, isDisabled = false } = item;
  const facts = [description, shortcut].filter((fact) => fact !== undefined);
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={styles.item({ isDanger: isDanger && !isDisabled })}
      {...(isDisabled ? refused(item) : active(item))}
    >
      {isChoice && (
        <span className={styles.tick}>
          <Icon of={Check} size="small" />
        </span>
      )}
      {icon && <Icon of={icon} />}
      {facts.length === 0 ? (
        <span dir="auto" className={styles.words}>
          {label}
        </span>
      ) : (
        <>
          <VisuallyHidden>{[label, ...facts].join(', ')}</VisuallyHidden>
          <span aria-hidden className={styles.words}>
            <bdi>{label}</bdi>
            {description !== undefined && <span className={styles.description}>{description}</span>}
          </span>
          {shortcut !== undefined && (
            <kbd aria-hidden className={styles.shortcut}>
              {shortcut}
            </kbd>
          )}
        </>
      )}
    </MenuItem>
  );
}
