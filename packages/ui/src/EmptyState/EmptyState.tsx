import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import { Icon, type IconType } from '../Icon/Icon';
import { actions, frames, picture, words } from './EmptyState.css';
import { classNames, type ElementProps } from '../element-props';

export interface EmptyStateProps extends ElementProps<HTMLDivElement> {
  /** What is not here: «No files found». */
  title: string;
  /** What will be here and how it comes to be. */
  description?: ReactNode;
  /** The first step. */
  action?: ReactNode;
  icon?: IconType;
  headingLevel?: HeadingLevel;
  frame?: keyof typeof frames;
}

/** Nothing here yet: says what will be, and offers the first step. */
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
    <div {...rest} className={classNames(frames[frame], className)}>
      {icon && (
        <span className={picture}>
          <Icon of={icon} size="large" />
        </span>
      )}
      <Heading level={headingLevel} size="lead" isFocusable>
        {title}
      </Heading>
      {description !== undefined && <div className={words}>{description}</div>}
      {action !== undefined && <div className={actions}>{action}</div>}
    </div>
  );
}
