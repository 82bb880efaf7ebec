import { assignInlineVars } from '@vanilla-extract/dynamic';
import { TriangleAlert } from 'lucide';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { Icon } from '../Icon/Icon';
import * as styles from './FontSpecimen.css';
import { useFont } from './use-font';

export interface FontWeightSample {
  /** 100 to 900. */
  readonly weight: number;
  /** «Semibold» */
  readonly name: string;
  /** Why the sample is in the nearest weight instead: «not in this file». */
  readonly missing?: string;
}

export interface FontSizeSample {
  /** At the default text size. */
  readonly pixels: number;
  /** «Headline» */
  readonly name: string;
}

export interface FontSpecimenProps extends ElementProps<HTMLDivElement> {
  /** The font's own name, without quotes: «Inter». */
  family: string;
  /** The name of the font in the page, if that is not its own. */
  face?: string;
  weights: readonly FontWeightSample[];
  /** Set in each weight. A sentence of the brand's own says most. */
  sample?: string;
  /** Running text under each line, in its weight. */
  text?: string;
  /** The scale: the sample once in each size. */
  sizes?: readonly FontSizeSample[];
  /** The glyphs, one line for each kind: «0123456789». */
  glyphs?: readonly string[];
  /** The brand's use of it: «Headings». */
  use?: string;
  /** Set where the font is not there, and named in the note: «Georgia». */
  fallback?: string;
  /** While the font is loading, its fallback is not mentioned. */
  isLoading?: boolean;
}

/** A brand's font in its weights. If the font is not on this device, it names the font of the sample. */
export function FontSpecimen({
  family,
  face: loaded = family,
  weights,
  sample = 'Handgloves and 0123456789',
  text,
  sizes = [],
  glyphs = [],
  use,
  fallback = 'sans-serif',
  isLoading = false,
  className,
  ...rest
}: FontSpecimenProps) {
  const isThere = useFont(loaded);
  const face = { [styles.family]: `${JSON.stringify(loaded)}, ${fallback}` };
  return (
    <div {...rest} className={classNames(styles.specimen, className)}>
      <div className={styles.head}>
        <span dir="auto" className={styles.name} style={assignInlineVars(face)}>
          {family}
        </span>
        {use !== undefined && <span className={styles.use}>{use}</span>}
      </div>
      {isThere === false && !isLoading && (
        <p className={styles.fallback}>
          <Icon of={TriangleAlert} />
          <span>{`${family} is not on this device. The sample is set in its fallback, ${fallback}.`}</span>
        </p>
      )}
      <ul className={styles.lines}>
        {weights.map(({ weight, name, missing }) => {
          const style = assignInlineVars({ ...face, [styles.weight]: String(weight) });
          return (
            <li key={`${weight} ${name}`} className={styles.sampleLine}>
              <span className={styles.label}>
                {missing === undefined ? `${name}, ${weight}` : `${name}, ${weight}: ${missing}`}
              </span>
              <span className={styles.sample} style={style}>
                {sample}
              </span>
              {text !== undefined && (
                <span dir="auto" className={styles.text} style={style}>
                  {text}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {sizes.length > 0 && (
        <ul className={styles.lines} aria-label="Sizes">
          {sizes.map(({ pixels, name }) => (
            <li key={pixels} className={styles.sampleLine}>
              <span className={styles.label}>{`${name}, ${pixels} px`}</span>
              <span
                className={styles.sized}
                style={assignInlineVars({ ...face, [styles.size]: `${pixels / 16}rem` })}
              >
                {sample}
              </span>
            </li>
          ))}
        </ul>
      )}
      {glyphs.length > 0 && (
        <ul className={styles.glyphs} style={assignInlineVars(face)} aria-label="Glyphs">
          {glyphs.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
