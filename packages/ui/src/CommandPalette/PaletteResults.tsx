import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { Icon } from '../Icon/Icon';
import * as menuStyles from '../Menu/Menu.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './CommandPalette.css';
import type { PaletteItem, PaletteSection } from './palette-section';

interface PaletteResultsProps {
  id: string;
  sections: readonly PaletteSection[];
  activeId: string | undefined;
  onPoint: (id: string) => void;
  onChoose: (id: string) => void;
}

/** The id of an option's element. */
export const optionId = (listId: string, id: string) =>
  `${listId}-${id.replaceAll(/[^\w-]/gu, '_')}`;

/** The results by group. Focus stays in the field, which names the active option. */
export function PaletteResults({ id, sections, activeId, ...rest }: PaletteResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no descriptions
      role="listbox"
      aria-label="Results"
      className={styles.results}
    >
      {sections.map((section) => (
        <div
          key={section.id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup belongs to a select
          role="group"
          aria-labelledby={`${id}-title-${section.id}`}
          className={menuStyles.section}
        >
          <div
            id={`${id}-title-${section.id}`}
            role="presentation"
            className={menuStyles.sectionTitle}
          >
            {section.title}
          </div>
          {section.items.map((item) => (
            <Option
              key={item.id}
              elementId={optionId(id, item.id)}
              item={item}
              isActive={item.id === activeId}
              {...rest}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<PaletteResultsProps, 'onPoint' | 'onChoose'> {
  elementId: string;
  item: PaletteItem;
  isActive: boolean;
}

function Option({ elementId, item, isActive, onPoint, onChoose }: OptionProps) {
  const { id, label, description, icon, shortcut, href } = item;
  const facts = [description, shortcut].filter((fact) => fact !== undefined);
  const press = (event: MouseEvent) => {
    // Ctrl and a click open a link in another tab, as everywhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(id);
  };
  const Tag = href === undefined ? 'div' : 'a';
  return (
    <Tag
      id={elementId}
      {...(href === undefined ? {} : { href })}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element holds text alone
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-focused={isActive || undefined}
      data-focus-visible={isActive || undefined}
      className={menuStyles.item()}
      onPointerMove={() => onPoint(id)}
      // Focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {icon && <Icon of={icon} />}
      <VisuallyHidden>{[label, ...facts].join(', ')}</VisuallyHidden>
      <span aria-hidden className={menuStyles.words}>
        <span dir="auto" title={label} className={styles.label}>
          {label}
        </span>
        {description !== undefined && <span className={menuStyles.description}>{description}</span>}
      </span>
      {shortcut !== undefined && (
        <kbd aria-hidden className={menuStyles.shortcut}>
          {shortcut}
        </kbd>
      )}
    </Tag>
  );
}
