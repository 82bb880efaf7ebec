import { assignInlineVars } from '@vanilla-extract/dynamic';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './ColorPair.css';

export interface ColorPairProps extends ElementProps<HTMLSpanElement> {
  /** `#205375` */
  one: string;
  /** `#F7F5F2` */
  other: string;
}

/** Two colors as text and ground, both ways around. A picture only: name the colors beside it. */
export function ColorPair({ one, other, className, ...rest }: ColorPairProps) {
  return (
    <span {...rest} aria-hidden className={classNames(styles.pair, className)}>
      <Plate ground={one} text={other} />
      <Plate ground={other} text={one} />
    </span>
  );
}

function Plate({ ground, text }: { ground: string; text: string }) {
  const colors = assignInlineVars({ [styles.ground]: ground, [styles.text]: text });
  return <span className={styles.plate} style={colors} />;
}
