import { statuses } from '../Badge/Badge.css';
import { StatusMark, type Status } from './StatusMark';

export interface StatusBadgeProps {
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
export function StatusBadge({ status }: StatusBadgeProps) {
  return (
    <span className={statuses[status]}>
      <StatusMark status={status} />
      {words[status]}
    </span>
  );
}
