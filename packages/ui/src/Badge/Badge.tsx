import type { ReactNode } from 'react';
import { Icon, type IconType } from '../Icon/Icon';
import { tones } from './Badge.css';
import { classNames, type ElementProps } from '../element-props';

export interface BadgeProps extends ElementProps<HTMLSpanElement> {
  /** A word or two. */
  children: ReactNode;
  tone?: keyof typeof tones;
  icon?: IconType;
}

/** A short fact about the thing that it stands beside. */
export function Badge({ children, tone = 'neutral', icon, className, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames(tones[tone], className)}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  );
}
