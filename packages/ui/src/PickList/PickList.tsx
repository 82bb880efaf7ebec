import { Check } from 'lucide';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { moveCard } from '../CardList/card-moves';
import * as checkboxStyles from '../Checkbox/Checkbox.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { Icon } from '../Icon/Icon';
import * as styles from './PickList.css';
import { useTypeAhead } from './use-type-ahead';

export interface PickItem<Id extends string> {
  readonly id: Id;
  /** Names the option, and finds it by typing. */
  readonly name: string;
}

export interface PickListProps<Item extends PickItem<string>> extends ElementProps<HTMLDivElement> {
  /** Names the list: «Images». */
  label: string;
  items: readonly Item[];
  /** May hold items that are not among these, as when a search narrows them. */
  selectedIds: readonly string[];
  onToggle: (id: Item['id'], isSelected: boolean) => void;
  /** Renders an item; its name is read from the item. */
  children: (item: Item) => ReactNode;
}

/**
 * Any number of pictures in a grid. One tab stop: arrow keys move, Space or Enter chooses, letters find. Own markup
 * instead of a react-aria collection, which costs as much script again and is slow beyond some 25 items.
 */
export function PickList<Item extends PickItem<string>>({
  label,
  items,
  selectedIds,
  onToggle,
  children,
  className,
  ...rest
}: PickListProps<Item>) {
  const [activeId, setActiveId] = useState<string>();
  const find = useTypeAhead(items.map(({ name }) => name));
  const active = Math.max(
    0,
    items.findIndex(({ id }) => id === activeId),
  );
  const toggle = (item: Item) => onToggle(item.id, !selectedIds.includes(item.id));

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const grid = event.currentTarget.parentElement;
    if (!grid) return;
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    const isRightToLeft = getComputedStyle(grid).direction === 'rtl';
    const place = { index: active, count: items.length, columns, isRightToLeft };
    const item = items[active];
    const isChoice = event.key === 'Enter' || (event.key === ' ' && !find.isTyping(event));
    if (isChoice && item) toggle(item);
    const next = isChoice ? active : (moveCard(event.key, place) ?? find.place(event, active));
    if (next === undefined) return;
    event.preventDefault();
    grid.querySelectorAll<HTMLElement>('[role="option"]')[next]?.focus();
  }

  return (
    <div
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select shows no pictures
      role="listbox"
      aria-label={label}
      aria-multiselectable
      className={classNames(styles.list, className)}
    >
      {items.map((item, place) => {
        const isSelected = selectedIds.includes(item.id);
        return (
          <div
            key={item.id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element holds text alone
            role="option"
            aria-label={item.name}
            aria-selected={isSelected}
            data-selected={isSelected || undefined}
            tabIndex={place === active ? 0 : -1}
            onFocus={() => setActiveId(item.id)}
            onClick={() => toggle(item)}
            onKeyDown={onKeyDown}
            className={styles.option}
          >
            <span className={checkboxStyles.mark}>
              <Icon of={Check} size="small" />
            </span>
            {children(item)}
          </div>
        );
      })}
    </div>
  );
}
