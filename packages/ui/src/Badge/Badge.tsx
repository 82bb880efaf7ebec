import type { ReactNode } from 'react';
import { Icon, type IconType } from '../Icon/Icon';
import { tones } from './Badge.css';

export interface BadgeProps {
  /** A word or two. */
  children: ReactNode;
  tone?: keyof typeof tones;
  icon?: IconType;
}

/** A short fact about the thing that it stands beside. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={tones[tone]}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  );
}
