import { assignInlineVars } from '@vanilla-extract/dynamic';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './ColorSample.css';

export interface ColorSampleProps extends ElementProps<HTMLSpanElement> {
  /** `#205375` */
  color: string;
}

/** A small plate of one color in a line of text. A picture only: name the color beside it. */
export function ColorSample({ color, className, ...rest }: ColorSampleProps) {
  return (
    <span
      {...rest}
      aria-hidden
      className={classNames(styles.sample, className)}
      style={assignInlineVars({ [styles.shown]: color })}
    />
  );
}
