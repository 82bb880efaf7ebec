import type { ReactNode } from 'react';
import * as badgeStyles from '../Badge/Badge.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

/** The status of a content item. */
export const badgeStatuses = [
  'draft',
  'pending',
  'approved',
  'scheduled',
  'published',
  'rejected',
] as const;
export type Status = (typeof badgeStatuses)[number];

export interface StatusMarkProps extends ElementProps<SVGSVGElement> {
  status: Status;
}

/** The shape of a status, distinguishable without color. Always used beside the label. */
export function StatusMark({ status, className, ...rest }: StatusMarkProps) {
  return (
    <svg
      {...rest}
      aria-hidden
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames(badgeStyles.statusMarks[status], className)}
    >
      {shapes[status]}
    </svg>
  );
}

const shapes: Record<Status, ReactNode> = {
  draft: <circle cx="8" cy="8" r="5.75" strokeDasharray="2.6 3.42" />,
  pending: (
    <path
      d="M8 1.375a6.625 6.625 0 1 1 0 13.25 6.625 6.625 0 1 1 0-13.25Zm0 1.75a4.875 4.875 0 1 0 0 9.75 4.875 4.875 0 1 0 0-9.75ZM8 3.5a4.5 4.5 0 0 1 0 9Z"
      fill="currentColor"
      fillRule="evenodd"
      stroke="none"
    />
  ),
  approved: <path d="m3 8.5 3.4 3.4L13 4.8" strokeWidth="2.25" />,
  scheduled: <path d="M13.75 8a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 1 1 11.5 0M8 4.8V8l2.1 1.4" />,
  published: <circle cx="8" cy="8" r="5.5" fill="currentColor" stroke="none" />,
  rejected: <path d="m4.2 4.2 7.6 7.6m0-7.6-7.6 7.6" strokeWidth="2.25" />,
};
