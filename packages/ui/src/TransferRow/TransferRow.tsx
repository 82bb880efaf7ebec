import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import * as styles from './TransferRow.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface TransferRowProps extends ElementProps<HTMLLIElement> {
  /** The name of the file being transferred. */
  name: string;
  /** How far it is, 0 to 100. */
  value: number;
  /** How far it is, in words: «45%, 1.2 MB of 3 MB», «Waiting». */
  state: string;
  /** Why it did not arrive. */
  errorMessage?: string | undefined;
  /** Icon buttons: cancel, retry, remove. */
  actions?: ReactNode;
}

/** One of several transfers in a list: its progress, its error and its actions. */
export function TransferRow({
  name,
  value,
  state,
  errorMessage,
  actions,
  className,
  ...rest
}: TransferRowProps) {
  return (
    <li {...rest} className={classNames(styles.row, className)}>
      <div className={styles.words}>
        <ProgressBar label={name} value={value} valueLabel={state} />
        {errorMessage !== undefined && (
          <p className={styles.problem}>
            <Icon of={CircleAlert} size="small" />
            {errorMessage}
          </p>
        )}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
