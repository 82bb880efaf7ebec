import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight } from 'lucide';
import { createElement } from 'react';
import * as styles from './Icon.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

/** The elements of an icon in a square of 24, as lucide exports them. */
export type IconType = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

export const iconSizes = ['small', 'medium', 'large'] as const;

export interface IconProps extends ElementProps<SVGSVGElement> {
  /** The lucide icon. */
  of: IconType;
  /** 16, 20 (default) or 32 px. */
  size?: (typeof iconSizes)[number];
}

/** Icons that point along the line. */
const pointing: readonly IconType[] = [ArrowLeft, ArrowRight, ChevronLeft, ChevronRight];

/** One icon at the stroke of the product. Hidden from assistive technology: a word or a name is always beside it. */
export function Icon({ of, size = 'medium', className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      aria-hidden
      viewBox="0 0 24 24"
      className={classNames(
        styles.icon[size],
        pointing.includes(of) ? styles.pointing : undefined,
        className,
      )}
    >
      {of.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }))}
    </svg>
  );
}
