import { Icon } from '../Icon/Icon';
import type { IconType } from '../Icon/Icon';
import { StatusMark } from '../StatusBadge/StatusMark';
import type { Status } from '../StatusBadge/StatusMark';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import type { EntryTone } from './entry-tones';
import * as styles from './EntryLegend.css';

export interface LegendEntry {
  /** «LinkedIn» */
  readonly label: string;
  readonly tone?: EntryTone | undefined;
  readonly icon?: IconType;
  readonly status?: Status;
}

export interface EntryLegendProps extends ElementProps<HTMLUListElement> {
  /** Names the list: «Color by channel». */
  label: string;
  entries: readonly LegendEntry[];
  /** Below each other, or beside each other below a calendar. */
  look?: keyof typeof styles.looks;
}

/** The meaning of the colors and marks of calendar entries. */
export function EntryLegend({
  label,
  entries,
  look = 'list',
  className,
  ...rest
}: EntryLegendProps) {
  return (
    <ul {...rest} aria-label={label} className={classNames(styles.looks[look], className)}>
      {entries.map(({ label: name, tone, icon, status }) => (
        <li key={name} className={styles.entry}>
          {tone !== undefined && <span aria-hidden className={styles.swatches[tone]} />}
          {status !== undefined && <StatusMark status={status} />}
          {icon && <Icon of={icon} size="small" />}
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
