import { RotateCw, TriangleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import * as emptyStateStyles from '../EmptyState/EmptyState.css';
import { Heading } from '../Heading/Heading';
import type { HeadingLevel } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

interface ErrorStateWords extends ElementProps<HTMLDivElement> {
  /** The failure: «The files could not be loaded». */
  title: string;
  /** The saved data and the next step. */
  description?: ReactNode;
  /** «Try again» by default. */
  retryLabel?: string;
  isRetrying?: boolean;
  headingLevel?: HeadingLevel;
  /** Takes focus to the heading when it appears: for a failure of the whole page. */
  isFocusedOnMount?: boolean;
}

/** A retry, another action, or both, so that there is always a next step. */
export type ErrorStateProps = ErrorStateWords &
  ({ onRetry: () => void; action?: ReactNode } | { onRetry?: undefined; action: ReactNode });

/** The message for content that could not be shown: the failure, the saved data, the next step. */
export function ErrorState({
  title,
  description,
  onRetry,
  retryLabel = 'Try again',
  isRetrying = false,
  action,
  headingLevel = 2,
  isFocusedOnMount = false,
  className,
  ...rest
}: ErrorStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocusedOnMount) heading.current?.focus();
  }, [isFocusedOnMount]);
  return (
    <div
      {...rest}
      {...(isFocusedOnMount ? {} : { role: 'alert' })}
      className={classNames(emptyStateStyles.frames.dashed, className)}
    >
      <span className={emptyStateStyles.picture}>
        <Icon of={TriangleAlert} size="large" />
      </span>
      <Heading level={headingLevel} size="lead" isFocusable ref={heading}>
        {title}
      </Heading>
      {description !== undefined && <div className={emptyStateStyles.words}>{description}</div>}
      <div className={emptyStateStyles.actions}>
        {onRetry && (
          <Button variant="primary" icon={RotateCw} onPress={onRetry} isPending={isRetrying}>
            {retryLabel}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
