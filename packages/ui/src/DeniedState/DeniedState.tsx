import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { actions, frames, picture, words } from '../EmptyState/EmptyState.css';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { classNames, type ElementProps } from '../element-props';

export interface DeniedStateProps extends ElementProps<HTMLDivElement> {
  /** «Permission Denied» by default. */
  title?: string;
  /** Which right is missing, and who can grant it. */
  description: ReactNode;
  /** A way on. */
  action?: ReactNode;
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
    <div {...rest} className={classNames(frames.none, className)}>
      <span className={picture}>
        <Icon of={Lock} size="large" />
      </span>
      <Heading level={headingLevel} size="title" isFocusable data-page-heading="">
        {title}
      </Heading>
      <div className={words}>{description}</div>
      {action !== undefined && <div className={actions}>{action}</div>}
    </div>
  );
}
