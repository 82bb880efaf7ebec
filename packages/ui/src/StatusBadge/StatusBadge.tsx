import * as badgeStyles from '../Badge/Badge.css';
import { StatusMark } from './StatusMark';
import type { Status } from './StatusMark';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface StatusBadgeProps extends ElementProps<HTMLSpanElement> {
  status: Status;
  /** In rows: shape and word on the row's own ground. */
  isPlain?: boolean;
}

const words: Record<Status, string> = {
  draft: 'Draft',
  pending: 'Pending',
  approved: 'Approved',
  scheduled: 'Scheduled',
  published: 'Published',
  rejected: 'Rejected',
};

/** The status of an item: shape, label and tint. */
export function StatusBadge({ status, isPlain = false, className, ...rest }: StatusBadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(isPlain ? badgeStyles.plain : badgeStyles.statuses[status], className)}
    >
      <StatusMark status={status} />
      {words[status]}
    </span>
  );
}
