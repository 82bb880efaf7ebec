import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconType } from '../Icon/Icon';
import * as styles from './Badge.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface BadgeProps extends ElementProps<HTMLSpanElement> {
  /** A word or two. */
  children: ReactNode;
  tone?: keyof typeof styles.tones;
  icon?: IconType;
}

/** A short fact about the thing beside it. */
export function Badge({ children, tone = 'neutral', icon, className, ...rest }: BadgeProps) {
  return (
    <span dir="auto" {...rest} className={classNames(styles.tones[tone], className)}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  );
}
