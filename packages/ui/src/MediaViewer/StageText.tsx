import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './Stage.css';

export interface StageTextProps extends ElementProps<HTMLDivElement> {
  /** Names the text for people who scroll it by keyboard. */
  label: string;
  children: string;
}

/** A plain text in a MediaViewer. */
export function StageText({ label, children, className, ...rest }: StageTextProps) {
  return (
    // oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- keys scroll it
    <div
      {...rest}
      role="group"
      aria-label={label}
      tabIndex={0}
      className={classNames(styles.sheet, className)}
    >
      <div className={styles.text}>{children}</div>
    </div>
    // oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex
  );
}
