import { Search } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../IconButton/IconButton';
import { usePage, usePagePlaces } from '../Page/page-context';
import { PageMore } from '../PageBar/PageMore';
import { ChipPlace } from './chip-place';
import * as styles from './ViewBar.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { focusAfterOverlays } from '../focus-after-overlays';

export const startPlaces = ['below', 'content', 'bar'] as const;

export interface ViewBarProps extends ElementProps<HTMLDivElement> {
  /** Names the group: «Filter content». */
  label: string;
  /** The present position, with links to its neighbours. */
  start?: ReactNode;
  /**
   * Where the position is on phones: in a row of its own below the bar, at the head of the content, with which it
   * scrolls, or in the bar, whose search is then in the page's menu.
   */
  startOnPhones?: (typeof startPlaces)[number];
  /** The SearchField. On phones it is behind an icon. */
  search?: ReactNode;
  /** Names that icon; «Search» by default. */
  searchLabel?: string;
  /** Something is looked for: the field is in sight on phones too. */
  isSearching?: boolean;
  /** The filters. */
  filters?: ReactNode;
  /** The number of results, as text; a ViewBarCount in the content is shown there too. */
  count?: ReactNode;
  /** Order, columns, panels. */
  end?: ReactNode;
}

/**
 * A named row of small controls above the content that they change. In a Page it sticks below the page bar. A
 * group, not the ARIA toolbar: each control keeps its own tab stop, because text fields in it need the arrow keys.
 */
export function ViewBar({
  label,
  start,
  startOnPhones = 'below',
  search,
  searchLabel = 'Search',
  isSearching = false,
  filters,
  count,
  end,
  className,
  ...rest
}: ViewBarProps) {
  const page = usePage();
  const places = usePagePlaces();
  const isNarrow = page?.isNarrow ?? false;
  const wraps = page === null ? styles.wrapping : page.isTight && !isNarrow && styles.tight;
  const isTighter = page?.isTighter === true && !isNarrow;
  // The row waits for its place in the page bar, or it would be mounted twice.
  const [hasPlace, setPlaced] = useState(places === null || places.viewBar !== null);
  useLayoutEffect(() => setPlaced(true), []);
  const [isOpened, setOpened] = useState(false);
  const [chipPlace, setChipPlace] = useState<HTMLElement | null>(null);
  const hasField = isSearching || isOpened;
  const hasStart = Boolean(start);
  const isStartInBar = hasStart && (!isNarrow || startOnPhones === 'bar');
  const isSearchInMenu = Boolean(search) && isNarrow && isStartInBar;
  const field = useOpenedField(isOpened && isSearchInMenu);
  // A position has another length after each step, which must not move the search; nor must the chips.
  const isSearchAtEnd = hasStart && Boolean(search) && !isNarrow;
  const countAndGap = [
    <div
      key="count"
      ref={places?.setCount ?? null}
      className={isNarrow ? styles.countUnseen : styles.countText}
    >
      {count}
    </div>,
    <span key="gap" className={styles.gap} />,
  ];
  const row = (
    <div
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would ask for a visible legend
      role="group"
      aria-label={label}
      className={classNames(
        styles.bar,
        wraps || undefined,
        isNarrow && isStartInBar ? styles.close : undefined,
        isTighter ? styles.tighter : undefined,
        className,
      )}
    >
      {isStartInBar && <div className={styles.parts.start}>{start}</div>}
      {isSearchAtEnd && countAndGap}
      {isSearchAtEnd && <div ref={setChipPlace} data-bar-chips="" className={styles.parts.chips} />}
      {Boolean(search) && !isNarrow && (
        <div
          data-bar-search=""
          className={isSearchAtEnd ? styles.parts.searchAtEnd : styles.parts.search}
        >
          {search}
        </div>
      )}
      {Boolean(search) && isNarrow && !isSearchInMenu && (
        <IconButton
          icon={Search}
          size="small"
          label={searchLabel}
          aria-expanded={hasField}
          isDisabled={isSearching}
          onPress={() => setOpened(!isOpened)}
        />
      )}
      {Boolean(filters) && (
        <div className={styles.parts.filters}>
          <ChipPlace value={isSearchAtEnd ? chipPlace : undefined}>{filters}</ChipPlace>
        </div>
      )}
      {!isSearchAtEnd && countAndGap.toReversed()}
      <div ref={places?.setEnd ?? null} className={styles.parts.end}>
        {end}
      </div>
    </div>
  );
  return (
    <>
      {hasPlace && (places?.viewBar ? createPortal(row, places.viewBar) : row)}
      {isNarrow &&
        places?.below &&
        createPortal(
          <>
            {Boolean(search) && hasField && (
              <div
                ref={field}
                className={styles.belowRow}
                onBlur={(event: FocusEvent) => {
                  // Left empty, it gives its row back to the content.
                  const isLeft = !event.currentTarget.contains(event.relatedTarget);
                  if (isSearchInMenu && isLeft) setOpened(false);
                }}
              >
                {search}
              </div>
            )}
            {hasStart && startOnPhones === 'below' && (
              <div className={styles.belowRow}>{start}</div>
            )}
          </>,
          places.below,
        )}
      {isSearchInMenu && (
        <PageMore
          sections={[
            {
              id: 'search',
              items: [
                {
                  id: 'search',
                  icon: Search,
                  label: searchLabel,
                  onAction: () => setOpened(true),
                },
              ],
            },
          ]}
        />
      )}
      {isNarrow && hasStart && startOnPhones === 'content' && (
        <div data-first-content="" className={styles.belowRow}>
          {start}
        </div>
      )}
    </>
  );
}

/** Focuses the field that was opened from the menu. */
function useOpenedField(isOpened: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      isOpened ? focusAfterOverlays(() => ref.current?.querySelector('input') ?? null) : undefined,
    [isOpened],
  );
  return ref;
}
