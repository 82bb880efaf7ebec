import { ListFilter } from 'lucide';
import { useContext, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button } from '../Button/Button';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { IconButton } from '../IconButton/IconButton';
import { usePage } from '../Page/page-context';
import { ChipPlace } from '../ViewBar/chip-place';
import type { Filter } from './filter';
import { clear, isChoice, saidByQuick, setTo } from './filter';
import { FilterChip } from './FilterChip';
import { FilterAdd, FilterChips, FilterReset } from './FilterChips';
import { FilterQuick } from './FilterQuick';
import type { FilterOverlay as FilterOverlayComponent } from './FilterOverlay';
import { all, more, openOf } from './open-filters';
import { overlayCode } from './overlay-code';
import * as styles from './FilterBar.css';
import { rowOf, useBarRoom } from './use-bar-room';
import { useOneStop } from './use-one-stop';
import { withCode } from '../with-code';

export interface FilterBarProps extends ElementProps<HTMLDivElement> {
  /** Names the bar and the panel with all filters: «Filters». */
  label: string;
  filters: readonly Filter[];
  /** Before the chips: a menu of saved views. */
  start?: ReactNode;
  /** Clears all of them; present only when something is set. */
  onReset?: (() => void) | undefined;
  /** «Reset Filters» by default. */
  resetLabel?: string;
}

interface Opened {
  readonly id: string;
  readonly anchor: Element;
  /** Those that could be added when it was opened: chips that are fitted anew do not change an open menu. */
  readonly others: readonly Filter[];
}

/**
 * Filters as chips in a ViewBar: «Status» opens its list, «Status: Pending» can be cleared. It never wraps: without
 * room the set ones stay, then one button opens all of them and one resets them.
 */
export function FilterBar({
  label,
  filters,
  start,
  onReset,
  resetLabel = 'Reset Filters',
  className,
  ref,
  ...rest
}: FilterBarProps) {
  const page = usePage();
  const isNarrow = page?.isNarrow ?? false;
  const [added, setAdded] = useState<readonly string[]>([]);
  const [toOpen, setToOpen] = useState<string | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [FilterOverlay, setOverlay] = useState<typeof FilterOverlayComponent | null>(null);
  const shown = JSON.stringify([filters.map((each) => [each.id, setTo(each)]), added]);
  const { ref: bar, onKeyDownCapture } = useOneStop<HTMLDivElement>();
  const place = useContext(ChipPlace);
  const fitting = useBarRoom(bar, place === null ? null : shown);
  const refs = useMemo(() => mergeRefs<HTMLDivElement>(bar, ref), [bar, ref]);
  const room = page?.isTight ? 'one' : fitting;
  const isPlaced = place !== undefined;

  const hasWords = room === 'quick' || room === 'all';
  const hasPinned = hasWords || room === 'icon' || room === 'icons';

  const isSet = (each: Filter) => setTo(each) !== null;
  const isShown = (each: Filter) =>
    isSet(each) ||
    added.includes(each.id) ||
    (hasPinned && each.isPinned === true) ||
    // Beside a period it would be a Tab stop of its own.
    (room === 'last' && !isPlaced && each.isLast === true);
  const chips = room === 'one' ? [] : filters.filter(isShown);
  const others = filters.filter((each) => !isShown(each));
  const count = filters.filter(isSet).length;

  // A failure is reported once a press asks for it.
  const preload = () => void overlayCode.load().catch(() => undefined);
  const show = (id: string, anchor: Element) => {
    setOpened({ id, anchor, others });
    setOpen(true);
    void withCode(overlayCode, (Overlay) => setOverlay(() => Overlay), {
      title: 'The filters couldn’t be loaded',
      onFailure: () => setOpen(false),
    });
  };
  const showAdded = useEffectEvent((id: string) => {
    const root = rowOf(bar.current);
    const chip = root?.querySelector(`[data-filter="${id}"]`);
    const anchor = chip ?? root?.querySelector(`[data-filter="${all}"]`);
    setToOpen(null);
    if (anchor) show(chip ? id : all, anchor);
  });
  useLayoutEffect(() => {
    if (toOpen !== null) showAdded(toOpen);
  }, [toOpen]);

  const trigger = (id: string, popup: 'menu' | 'dialog') => ({
    'data-filter': id,
    'aria-haspopup': popup,
    'aria-expanded': isOpen && opened?.id === id && FilterOverlay !== null,
    onHoverStart: preload,
    onFocusChange: (isFocused: boolean) => {
      if (isFocused) preload();
    },
    onPress: ({ target }: { target: Element }) => show(id, target),
  });
  const reset =
    onReset &&
    (() => {
      setAdded([]);
      onReset();
    });
  const open = openOf(opened?.id, filters, opened?.others ?? []);

  return (
    <div
      {...rest}
      ref={refs}
      role="toolbar"
      aria-label={label}
      onKeyDownCapture={onKeyDownCapture}
      className={classNames(styles.bar, className)}
    >
      {start !== undefined && (
        <div data-filter-start="" className={styles.start}>
          {start}
        </div>
      )}
      <FilterChips
        chips={chips.map((filter) => (
          <FilterChip
            key={filter.id}
            filter={room === 'quick' ? saidByQuick(filter) : filter}
            trigger={trigger(filter.id, isChoice(filter) ? 'menu' : 'dialog')}
            onOpen={(anchor) => show(filter.id, anchor)}
            onClear={() => {
              // It stays where it is.
              setAdded((now) => [...new Set([...now, filter.id])]);
              clear(filter);
            }}
          />
        ))}
        add={
          <>
            {room === 'one' &&
              (isNarrow ? (
                <IconButton
                  icon={ListFilter}
                  size="small"
                  label={count === 0 ? 'Filter' : `Filter, ${count} set`}
                  count={count}
                  {...trigger(all, 'dialog')}
                />
              ) : (
                <Button
                  icon={ListFilter}
                  size="small"
                  variant={count > 0 ? 'secondary' : 'quiet'}
                  {...trigger(all, 'dialog')}
                >
                  {count === 0 ? 'Filter' : `Filter ${count}`}
                </Button>
              ))}
            {room !== 'one' && others.length > 0 && (
              // Beside a period its width must not change, which would move the search.
              <FilterAdd isIcon={room === 'icons' && !isPlaced} {...trigger(more, 'menu')} />
            )}
          </>
        }
        quick={room === 'quick' && <FilterQuick filters={filters} />}
        reset={
          // A search clears itself, and so does the only chip.
          reset &&
          !isNarrow &&
          (hasWords || count > (room === 'lean' ? 1 : 0)) && (
            <FilterReset label={resetLabel} isIcon={!hasWords} onPress={reset} />
          )
        }
      />
      {FilterOverlay && opened && open && (
        <FilterOverlay
          key={opened.id}
          open={open}
          isOpen={isOpen}
          anchor={opened.anchor}
          onClose={() => setOpen(false)}
          onAdd={(id) => {
            setAdded((now) => [...now, id]);
            setToOpen(id);
          }}
          label={label}
          resetLabel={resetLabel}
          onReset={reset}
        />
      )}
    </div>
  );
}
