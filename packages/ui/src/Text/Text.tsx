import type { ReactNode } from 'react';
import * as styles from './Text.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export const textSizes = ['caption', 'ui', 'body', 'lead', 'title'] as const;
export const textTones = ['normal', 'muted', 'danger', 'success', 'accent'] as const;
export const textWeights = ['regular', 'strong'] as const;

export interface TextProps extends ElementProps<HTMLDivElement> {
  children: ReactNode;
  /** 13, 14, 16 (default), 18 or 22 px. */
  size?: (typeof textSizes)[number];
  tone?: (typeof textTones)[number];
  weight?: (typeof textWeights)[number];
  /** Keeps lines at 68 characters or fewer. */
  isMeasured?: boolean;
  /** Figures of equal width, for columns and counts. */
  isTabular?: boolean;
  /** One line, cut with an ellipsis; plain text is shown whole in a tooltip. */
  isTruncated?: boolean;
  /** Keeps the line breaks that a person typed. */
  isPreserved?: boolean;
  as?: 'p' | 'span' | 'div' | 'strong' | 'li' | 'figcaption';
}

/** Running text on the type scale, in its own direction: it may be a person's, in any language. */
export function Text({
  children,
  size = 'body',
  tone = 'normal',
  weight = 'regular',
  isMeasured = false,
  isTabular = false,
  isTruncated = false,
  isPreserved = false,
  as = 'p',
  className: added,
  ...rest
}: TextProps) {
  const own = styles.text({ size, tone, weight, isMeasured, isTabular, isTruncated, isPreserved });
  // Typed as one of them: a ref that fits each is none that a caller has.
  const Element = as as 'div';
  const tip = isTruncated && typeof children === 'string' ? children : undefined;
  return (
    <Element dir="auto" title={tip} {...rest} className={classNames(own, added)}>
      {children}
    </Element>
  );
}
