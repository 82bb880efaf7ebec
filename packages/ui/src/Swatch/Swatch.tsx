import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './Swatch.css';

export const swatchSizes = ['small', 'medium'] as const;
export const swatchTextColors = ['black', 'white'] as const;

export interface SwatchProps extends ElementProps<HTMLDivElement> {
  /** The brand's name for the colour: «Ocean». */
  name: string;
  /** `#205375` */
  hex: string;
  /** The same colour in other notations: RGB, CMYK. */
  values?: readonly { readonly label: string; readonly value: string }[];
  /** Of the large text on the colour: the one that can be read there. */
  textColor: (typeof swatchTextColors)[number];
  /** Buttons that copy a value, named with it: «Copy HEX #205375». */
  copy?: ReactNode;
  /** Further actions, in one menu. */
  menu?: ReactNode;
  size?: (typeof swatchSizes)[number];
}

/** A brand's colour. The large text on it is repeated below, where it is always readable. */
export function Swatch({
  name,
  hex,
  values = [],
  textColor,
  copy,
  menu,
  size = 'medium',
  className,
  ...rest
}: SwatchProps) {
  const inks = assignInlineVars({ [styles.ground]: hex, [styles.text]: textColor });
  return (
    <div {...rest} className={classNames(styles.swatch, className)}>
      <div aria-hidden className={styles.plates[size]} style={inks}>
        {hex}
      </div>
      <div className={styles.body}>
        <div className={styles.facts}>
          <span className={styles.name}>{name}</span>
          <dl className={styles.values}>
            {[{ label: 'HEX', value: hex }, ...values].map(({ label, value }) => (
              <div key={label} className={styles.value}>
                <dt className={styles.label}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {menu}
      </div>
      {copy !== undefined && <div className={styles.copies}>{copy}</div>}
    </div>
  );
}
