import { Suspense, useMemo } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as gridStyles from '../Grid/Grid.css';
import { SelectBox } from '../InteractiveTable/SelectBox';
import { lazyPart } from '../lazy-part';
import { announceCleared } from '../SelectionBar/announce-cleared';
import * as styles from './CardList.css';
import { useCardFocus } from './use-card-focus';

export const cardListMins = ['small', 'medium', 'large'] as const;
export const cardListArrangements = ['tiles', 'rows'] as const;

export interface CardListProps<Item> extends ElementProps<HTMLDivElement> {
  /** Names the list: «Logos». */
  label: string;
  items: readonly Item[];
  /** The length of the whole list, where `items` is only its start. */
  total?: number;
  getItemId: (item: Item) => string;
  /** The name of a card, also for finding it by its first letters: «primary-dark.svg». */
  getItemName: (item: Item) => string;
  /** A card, as AssetTile. Tab goes from the card to its own links and buttons. */
  renderCard: (item: Item) => ReactNode;
  /** Smallest width of a card: 176, 240 (default) or 360 px. */
  min?: (typeof cardListMins)[number];
  /** The action of Enter on a card, and of a click beside its links and buttons. */
  onOpen?: (item: Item) => void;
  /** The selected cards, also those that are not listed; none can be selected without `onSelectionChange`. */
  selectedIds?: readonly string[];
  onSelectionChange?: (ids: readonly string[]) => void;
  /** Selects all cards, by Ctrl+A; by default those in `items`. */
  onSelectAll?: (() => void) | undefined;
  /** Clears the selection, by Escape. */
  onClearSelection?: () => void;
  /** `tiles` side by side, or `rows` of words one under the other, with a line between them and the box before each. */
  arrangement?: (typeof cardListArrangements)[number];
  /** The card that is open beside the list; at first it is the tab stop. */
  openId?: string;
  /** The place of a card that is about to come first, hidden from assistive technology. */
  coming?: ReactNode;
}

/** From here on only the cards in sight are in the document. */
const virtualFrom = 200;
/** Shown while the virtual rows load. */
const firstCards = 24;

const LazyCards = lazyPart(async () => (await import('./VirtualCards')).VirtualCards);

/**
 * A list of cards that is one tab stop: arrow keys walk it in both directions. A grid of one column in its roles, whose
 * rows the eye sees side by side.
 */
export function CardList<Item>({
  label,
  items,
  total = items.length,
  getItemId,
  getItemName,
  renderCard,
  min = 'medium',
  onOpen,
  selectedIds = [],
  onSelectionChange,
  onSelectAll,
  onClearSelection,
  arrangement = 'tiles',
  openId,
  coming,
  className,
  ref,
  ...rest
}: CardListProps<Item>) {
  const ids = items.map(getItemId);
  const focus = useCardFocus({ ids, names: items.map(getItemName), openId });
  const refs = useMemo(() => mergeRefs<HTMLDivElement>(focus.list, ref), [focus.list, ref]);
  const isRows = arrangement === 'rows';
  const unlisted = selectedIds.filter((each) => !ids.includes(each));
  const toggle = (id: string) => {
    const listed = ids.filter((each) => selectedIds.includes(each) !== (each === id));
    onSelectionChange?.([...unlisted, ...listed]);
  };
  const onKeyDown = (item: Item) => (event: KeyboardEvent<HTMLElement>) => {
    const id = getItemId(item);
    if (event.key === 'Escape' && !event.defaultPrevented && hasInside(event)) {
      event.currentTarget.focus();
      if (!onClearSelection || selectedIds.length === 0) return;
      event.preventDefault();
      onClearSelection();
      announceCleared();
    } else if (event.target !== event.currentTarget) return;
    else if (event.key === 'Enter') onOpen?.(item);
    else if (event.key === ' ') {
      event.preventDefault();
      toggle(id);
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && onSelectionChange) {
      event.preventDefault();
      if (onSelectAll) onSelectAll();
      else onSelectionChange([...unlisted, ...ids]);
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey) focus.onMoveKey(event);
  };
  const cardAt = (index: number) => {
    const item = items[index];
    if (item === undefined) return null;
    const id = getItemId(item);
    const isSelected = selectedIds.includes(id);
    const box = onSelectionChange && (
      <span className={isRows ? styles.rowSelect : styles.select}>
        <SelectBox
          label={`Select ${getItemName(item)}`}
          isSelected={isSelected}
          onChange={() => toggle(id)}
        />
      </span>
    );
    return (
      <div
        key={id}
        ref={(card) => focus.onMount(id, card)}
        data-card={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- cards side by side are no table's rows
        role="row"
        aria-rowindex={index + 1}
        aria-label={getItemName(item)}
        {...(onSelectionChange ? { 'aria-selected': isSelected } : {})}
        {...(id === openId ? { 'aria-current': true } : {})}
        tabIndex={id === focus.current ? 0 : -1}
        onFocus={() => focus.onFocusIn(id)}
        onBlur={focus.onFocusOut}
        onKeyDown={onKeyDown(item)}
        onClick={(event) => {
          if (!isPart(event.target)) onOpen?.(item);
        }}
        className={classNames(styles.card, isRows ? styles.row : undefined, onOpen && styles.opens)}
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- cards side by side are no table's rows */}
        <div role="gridcell" className={isRows ? styles.rowCell : styles.cell}>
          {isRows && box}
          {renderCard(item)}
          {!isRows && box}
        </div>
      </div>
    );
  };
  const cardsClass = classNames(
    gridStyles.grid,
    isRows ? styles.oneColumn : gridStyles.mins[min],
    styles.cards,
  );
  const isVirtual = items.length > virtualFrom;
  const plain = (count: number) => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- cards side by side are no table's rows
    <div data-cards role="rowgroup" className={cardsClass}>
      {coming}
      {items.slice(0, count).map((_, index) => cardAt(index))}
    </div>
  );
  return (
    <div
      {...rest}
      ref={refs}
      role="grid"
      aria-label={label}
      aria-rowcount={total}
      {...(onSelectionChange ? { 'aria-multiselectable': true } : {})}
      className={classNames(styles.list, className)}
    >
      {isVirtual ? (
        <Suspense fallback={plain(firstCards)}>
          <LazyCards
            count={items.length}
            current={focus.index}
            coming={coming}
            className={cardsClass}
            cardAt={cardAt}
          />
        </Suspense>
      ) : (
        plain(items.length)
      )}
    </div>
  );
}

/** Whether a key was pressed in the card, and not in a menu or dialog that it opened. */
function hasInside({ currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

/** Whether a click meant a link, a button or a box of the card. */
function isPart(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, label') !== null;
}
