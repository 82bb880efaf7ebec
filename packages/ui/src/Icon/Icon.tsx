import type { LucideIcon } from 'lucide-react';
import * as styles from './Icon.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

/** A lucide icon component, as the ui components take it. */
export type IconType = LucideIcon;

export const iconSizes = ['small', 'medium', 'large'] as const;

export interface IconProps extends ElementProps<SVGSVGElement> {
  /** The lucide icon. */
  of: IconType;
  /** 16, 20 (default) or 32 px. */
  size?: (typeof iconSizes)[number];
}

/** One icon at the stroke of the product. Hidden from assistive technology: a word or a name is always beside it. */
export function Icon({ of: Glyph, size = 'medium', className, ...rest }: IconProps) {
  return (
    <Glyph
      {...rest}
      aria-hidden
      className={classNames(styles.icon[size], className)}
      strokeWidth={1.75}
    />
  );
}
