import type { LucideIcon } from 'lucide-react';
import { icon } from './Icon.css';

/** A lucide icon component, as the ui components take it. */
export type IconType = LucideIcon;

export interface IconProps {
  /** The lucide icon. */
  of: IconType;
  /** 16, 20 (default) or 32 px. */
  size?: 'small' | 'medium' | 'large';
}

/** One icon at the stroke of the product. Hidden from assistive technology: a word or a name always stands beside it. */
export function Icon({ of: Glyph, size = 'medium' }: IconProps) {
  return <Glyph aria-hidden className={icon[size]} strokeWidth={1.75} />;
}
