import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { useButtonRow } from '../ButtonToolbar/use-button-row';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './Swatch.css';

export const swatchSizes = ['small', 'medium'] as const;
export const swatchTextColors = ['black', 'white'] as const;

export interface SwatchValue {
  /** «RGB» */
  readonly label: string;
  /** «rgb(32, 83, 117)» */
  readonly value: string;
}

export interface SwatchProps extends ElementProps<HTMLDivElement> {
  /** The brand's name for the color: «Ocean», or its heading. */
  name: ReactNode;
  /** `#205375` */
  hex: string;
  /** The same color in other notations: RGB, CMYK. */
  values?: readonly SwatchValue[];
  /** Of the large text on the color: the one that can be read there. */
  textColor: (typeof swatchTextColors)[number];
  /** With it each value is a button that copies it: one tab stop, arrow keys between them. A press on the color copies HEX. */
  onCopy?: (value: SwatchValue) => void;
  /** Names the buttons together: «Copy values of Ocean». */
  copyLabel?: string;
  /** One line about the color: its contrast. */
  facts?: ReactNode;
  /** Further actions, in one menu. */
  menu?: ReactNode;
  size?: (typeof swatchSizes)[number];
}

/** «rgb(32, 83, 117)» and «PMS 7700 C» begin with their notation, «7700 C» does not. */
const namedValue = ({ label, value }: SwatchValue): string =>
  value.toLowerCase().startsWith(label.toLowerCase()) ? value : `${label} ${value}`;
/** «#205375» needs no label. */
const shownValue = (each: SwatchValue): string =>
  each.value.startsWith('#') ? each.value : namedValue(each);

/** A brand's color. The large text on it is repeated below, where it is always readable. */
export function Swatch({
  name,
  hex,
  values = [],
  textColor,
  onCopy,
  copyLabel = 'Copy values',
  facts,
  menu,
  size = 'medium',
  className,
  ...rest
}: SwatchProps) {
  const inks = assignInlineVars({ [styles.ground]: hex, [styles.text]: textColor });
  const hexValue = { label: 'HEX', value: hex };
  const all = [hexValue, ...values];
  const { row, button } = useButtonRow();
  return (
    <div {...rest} className={classNames(styles.swatch, className)}>
      {/* The first of the buttons below does the same by keys. */}
      <div
        aria-hidden
        className={classNames(styles.plates[size], onCopy && styles.copiedByPress)}
        style={inks}
        onClick={onCopy && (() => onCopy(hexValue))}
      >
        {hex}
      </div>
      <div className={styles.head}>
        <div dir="auto" className={styles.name}>
          {name}
        </div>
        {menu}
      </div>
      {facts !== undefined && <div className={styles.facts}>{facts}</div>}
      {onCopy ? (
        <div {...row} aria-orientation="vertical" aria-label={copyLabel} className={styles.copies}>
          {all.map((each, place) => {
            const { excludeFromTabOrder, ...inRow } = button(place);
            return (
              // A plain button without elements inside: a page of colors has hundreds.
              <button
                key={each.label}
                type="button"
                {...inRow}
                tabIndex={excludeFromTabOrder ? -1 : 0}
                onClick={() => onCopy(each)}
                aria-label={`Copy ${namedValue(each)}`}
                className={styles.copy}
              >
                {shownValue(each)}
              </button>
            );
          })}
        </div>
      ) : (
        <dl className={styles.values}>
          {all.map(({ label, value }) => (
            <div key={label} className={styles.value}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
