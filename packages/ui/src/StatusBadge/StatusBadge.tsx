import { statuses } from '../Badge/Badge.css';
import { StatusMark, type Status } from './StatusMark';
import { classNames, type ElementProps } from '../element-props';

export interface StatusBadgeProps extends ElementProps<HTMLSpanElement> {
  status: Status;
}

const words: Record<Status, string> = {
  draft: 'Draft',
  pending: 'Pending',
  approved: 'Approved',
  scheduled: 'Scheduled',
  published: 'Published',
  rejected: 'Rejected',
};

/** Where an item stands: shape, word and tint. */
export function StatusBadge({ status, className, ...rest }: StatusBadgeProps) {
  return (
    <span {...rest} className={classNames(statuses[status], className)}>
      <StatusMark status={status} />
      {words[status]}
    </span>
  );
}
