import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../Announcer/announce';
import { Button } from '../Button/Button';
import * as styles from './InteractiveTable.css';

interface SelectionBarProps {
  caption: string;
  selected: number;
  /** Of the selected, those that the filter leaves out. */
  unseen: number;
  all: number;
  onClear: () => void;
  actions: (clear: () => void) => ReactNode;
}

/** The number of selected rows, with the bulk actions. */
export function SelectionBar({
  caption,
  selected,
  unseen,
  all,
  onClear,
  actions,
}: SelectionBarProps) {
  const words =
    selected === 0
      ? 'Nothing selected'
      : `${selected.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} selected`;
  const hidden = unseen === 0 ? '' : `, ${unseen.toLocaleString('en-US')} not shown`;
  const [group, setGroup] = useState<HTMLDivElement | null>(null);
  const clear = () => {
    // The buttons go with the selection; focus stays beside them.
    group?.focus();
    onClear();
  };
  const before = useRef(selected);
  useEffect(() => {
    if (before.current === selected) return;
    before.current = selected;
    announce(words);
  }, [selected, words]);
  return (
    <div
      ref={setGroup}
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would ask for a visible legend
      role="group"
      aria-label={`Selection in ${caption}`}
      className={styles.selection}
    >
      <span className={selected === 0 ? styles.selectionNone : styles.selectionCount}>
        {words}
        {hidden}
      </span>
      {selected > 0 && (
        <>
          {actions(clear)}
          <Button variant="quiet" size="small" onPress={clear}>
            Clear selection
          </Button>
        </>
      )}
    </div>
  );
}
