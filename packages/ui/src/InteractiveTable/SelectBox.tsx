import type { ChangeEvent } from 'react';
import * as styles from './InteractiveTable.css';

export interface SelectBoxProps {
  /** «Select Summer launch, teaser» */
  label: string;
  isSelected: boolean;
  /** Some of its rows are selected. */
  isPartly?: boolean;
  /** Shows the label beside the box where the header is a row of its own. */
  hasWords?: boolean;
  isTabStop?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The box of a row or of all rows: one element, because a long table has many. */
export function SelectBox({
  label,
  isSelected,
  isPartly = false,
  hasWords,
  isTabStop = true,
  onChange,
}: SelectBoxProps) {
  const input = (
    <input
      type="checkbox"
      aria-label={label}
      tabIndex={isTabStop ? 0 : -1}
      checked={isSelected}
      ref={(element) => {
        if (element) element.indeterminate = isPartly;
      }}
      onChange={onChange}
      className={styles.box}
    />
  );
  if (!hasWords) return input;
  return (
    <label className={styles.boxWords}>
      {input}
      <span aria-hidden className={styles.boxWord}>
        {label}
      </span>
    </label>
  );
}
