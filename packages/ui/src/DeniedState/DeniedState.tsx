import { Lock } from 'lucide';
import type { ReactNode } from 'react';
import * as emptyStateStyles from '../EmptyState/EmptyState.css';
import { Heading } from '../Heading/Heading';
import type { HeadingLevel } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface DeniedStateProps extends ElementProps<HTMLDivElement> {
  /** «Permission Denied» by default. */
  title?: string;
  /** Which right is missing, and who can grant it. */
  description: ReactNode;
  /** A way on. */
  action: ReactNode;
  headingLevel?: HeadingLevel;
}

/** A screen that this person may not see. */
export function DeniedState({
  title = 'Permission Denied',
  description,
  action,
  headingLevel = 1,
  className,
  ...rest
}: DeniedStateProps) {
  return (
    <div {...rest} className={classNames(emptyStateStyles.frames.none, className)}>
      <span className={emptyStateStyles.picture}>
        <Icon of={Lock} size="large" />
      </span>
      <Heading level={headingLevel} size="title" isFocusable data-page-heading="">
        {title}
      </Heading>
      <div className={emptyStateStyles.words}>{description}</div>
      <div className={emptyStateStyles.actions}>{action}</div>
    </div>
  );
}
