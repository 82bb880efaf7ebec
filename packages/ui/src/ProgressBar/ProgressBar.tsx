import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import * as styles from './ProgressBar.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface ProgressBarProps extends ElementProps<HTMLDivElement> {
  /** The label of the activity: «Uploading a.pdf». */
  label: string;
  /** 0 to 100; without it the end is not known. */
  value?: number;
  /** The progress as text: «1 of 3». The percentage by default. */
  valueLabel?: string;
}

/** The progress of an activity. */
export function ProgressBar({ label, value, valueLabel, className, ...rest }: ProgressBarProps) {
  const id = useId();
  const words = valueLabel ?? (value === undefined ? undefined : `${Math.round(value)}%`);
  const known =
    value === undefined
      ? { 'data-indeterminate': '' }
      : { 'aria-valuenow': Math.round(value), 'aria-valuemin': 0, 'aria-valuemax': 100 };
  return (
    <div
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element takes no words of its own beside the bar
      role="progressbar"
      aria-labelledby={id}
      {...(words === undefined ? {} : { 'aria-valuetext': words })}
      {...known}
      className={classNames(styles.bar, className)}
    >
      <div className={styles.head}>
        <bdi id={id}>{label}</bdi>
        {words !== undefined && <span>{words}</span>}
      </div>
      <div className={styles.track}>
        <div
          className={styles.fill}
          style={assignInlineVars({ [styles.share]: String((value ?? 0) / 100) })}
        />
      </div>
    </div>
  );
}
