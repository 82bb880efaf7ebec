import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import type { HeadingLevel } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import type { IconType } from '../Icon/Icon';
import * as styles from './EmptyState.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface EmptyStateProps extends ElementProps<HTMLDivElement> {
  /** The missing thing: «No files found». */
  title: string;
  /** The future content and how to add it. */
  description?: ReactNode;
  /** The first step. Left out only if it is beside this, or if there is none. */
  action?: ReactNode;
  icon?: IconType;
  headingLevel?: HeadingLevel;
  frame?: keyof typeof styles.frames;
}

/** An empty place: names its future content and offers the first step. */
export function EmptyState({
  title,
  description,
  action,
  icon,
  headingLevel = 2,
  frame = 'dashed',
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={classNames(styles.frames[frame], className)}>
      {icon && (
        <span className={styles.picture}>
          <Icon of={icon} size="large" />
        </span>
      )}
      <Heading level={headingLevel} size="lead" isFocusable>
        {title}
      </Heading>
      {description !== undefined && (
        <div dir="auto" className={styles.words}>
          {description}
        </div>
      )}
      {Boolean(action) && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
