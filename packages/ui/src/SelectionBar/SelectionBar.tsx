import { X } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { announce } from '../Announcer/announce';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import type { MenuAction } from '../Menu/menu-section';
import { usePage, usePagePlaces } from '../Page/page-context';
import { MoreMenu } from '../PageBar/MoreMenu';
import { announceCleared } from './announce-cleared';
import * as styles from './SelectionBar.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { focusAfterOverlays } from '../focus-after-overlays';

export interface SelectionBarProps extends ElementProps<HTMLDivElement> {
  /** Names the bar: «Selected content». */
  label: string;
  /** The number of selected rows; the bar appears from 1 on. */
  selected: number;
  /** The actions on them, the most frequent first; those without room are in a menu. */
  actions: readonly MenuAction[];
  onClear: () => void;
  /** Selects all rows that are listed; absent when all are. */
  onSelectAll?: (() => void) | undefined;
  /** In its place while nothing is selected, where the page has no view bar: the number of rows. */
  children?: ReactNode;
}

const saidCount = (selected: number) => `${selected.toLocaleString('en-US')} selected`;

/** The actions on the selected rows of a list. It replaces the view bar of a Page, or else sticks below its bars. */
export function SelectionBar({ children, ...props }: SelectionBarProps) {
  const isNarrow = usePage()?.isNarrow === true;
  const viewBar = usePagePlaces()?.viewBar;
  const { selected } = props;
  const before = useRef(selected);
  useEffect(() => {
    if (before.current === selected) return;
    before.current = selected;
    // An action that leaves nothing selected has its own message.
    if (selected > 0) announce(saidCount(selected));
  }, [selected]);
  if (selected === 0) {
    return children === undefined ? null : <div className={styles.bar}>{children}</div>;
  }
  if (!viewBar) return <Bar {...props} place={styles.apart} />;
  return createPortal(<Bar {...props} place={isNarrow ? styles.overRow : styles.bar} />, viewBar);
}

function Bar({
  label,
  selected,
  actions,
  onClear,
  onSelectAll,
  place,
  className,
  ...rest
}: SelectionBarProps & { place: string }) {
  const [clearButton, setClearButton] = useState<HTMLButtonElement | null>(null);
  const selectAll = () => {
    onSelectAll?.();
    // Once all are selected, the focused button or the menu of the line is removed.
    focusAfterOverlays(() => clearButton);
  };
  const all = onSelectAll
    ? [...actions, { id: 'select-all', label: 'Select all', onAction: selectAll }]
    : actions;
  const from = useRef<HTMLElement | null>(null);
  const clear = () => {
    // The button goes with the selection: focus returns to where it came from.
    from.current?.focus();
    onClear();
    announceCleared();
  };
  const keys = {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        from.current = relatedTarget;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      clear();
    },
  };
  const { ref, shown } = useFittingActions(all.map(({ label: words }) => words).join());
  const row = all.slice(0, shown);
  const folded = all.slice(shown);
  return (
    <div
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would ask for a visible legend
      role="group"
      aria-label={label}
      {...keys}
      className={classNames(place, className)}
    >
      <span className={styles.count}>{saidCount(selected)}</span>
      <div ref={ref} className={styles.actions}>
        {row.map(({ id, label: words, icon, onAction, isDisabled = false }) => (
          <Button
            key={id}
            size="small"
            variant="quiet"
            isDisabled={isDisabled}
            {...(icon ? { icon } : {})}
            onPress={() => onAction?.()}
          >
            {words}
          </Button>
        ))}
        {folded.length > 0 && <MoreMenu sections={[{ id: 'more', items: folded }]} />}
      </div>
      <IconButton
        ref={setClearButton}
        icon={X}
        size="small"
        label="Clear selection"
        onPress={clear}
      />
    </div>
  );
}

/** The number of actions that have room in a row, beside a menu for the others. */
function useFittingActions(words: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState({ words, width: -1, shown: Number.POSITIVE_INFINITY });
  const shown = fit.words === words ? fit.shown : Number.POSITIVE_INFINITY;
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const isOver = row.scrollWidth > row.clientWidth;
    const count = row.querySelectorAll(':scope > button').length;
    if (isOver && shown > 0) {
      // Leaves out the overflowing button, and the menu's own button once it is shown.
      const left = Number.isFinite(shown) ? shown - 1 : count - 1;
      setFit({ words, width: row.clientWidth, shown: Math.max(0, left) });
    }
    const { clientWidth } = row;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (row.clientWidth !== clientWidth)
          setFit({ words, width: row.clientWidth, shown: Number.POSITIVE_INFINITY });
      });
    });
    observer.observe(row);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [words, shown, fit.width]);
  return { ref, shown };
}
