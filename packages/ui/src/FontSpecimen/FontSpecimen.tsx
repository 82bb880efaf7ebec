import { assignInlineVars } from '@vanilla-extract/dynamic';
import { TriangleAlert } from 'lucide-react';
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
}

export interface FontSpecimenProps extends ElementProps<HTMLDivElement> {
  /** The font's own name, without quotes: «Inter». */
  family: string;
  /** The name that the page has the font under, where that is not its own. */
  face?: string;
  weights: readonly FontWeightSample[];
  /** Set in each weight. A sentence of the brand's own says most. */
  sample?: string;
  /** Running text under each line, in its weight. */
  text?: string;
  /** What the brand uses it for: «Headings». */
  use?: string;
  /** Set where the font is not there, and named in the note: «Georgia». */
  fallback?: string;
}

/** A brand's font in its weights. Where the font is not on this device, it says in what the sample is set. */
export function FontSpecimen({
  family,
  face: loaded = family,
  weights,
  sample = 'Handgloves and 0123456789',
  text,
  use,
  fallback = 'sans-serif',
  className,
  ...rest
}: FontSpecimenProps) {
  const isThere = useFont(loaded);
  const face = { [styles.family]: `${JSON.stringify(loaded)}, ${fallback}` };
  return (
    <div {...rest} className={classNames(styles.specimen, className)}>
      <div className={styles.head}>
        <span className={styles.name} style={assignInlineVars(face)}>
          {family}
        </span>
        {use !== undefined && <span className={styles.use}>{use}</span>}
      </div>
      {isThere === false && (
        <p className={styles.fallback}>
          <Icon of={TriangleAlert} />
          <span>{`${family} is not on this device. The sample is set in its fallback, ${fallback}.`}</span>
        </p>
      )}
      <ul className={styles.lines}>
        {weights.map(({ weight, name }) => {
          const style = assignInlineVars({ ...face, [styles.weight]: String(weight) });
          return (
            <li key={`${weight} ${name}`} className={styles.sampleLine}>
              <span className={styles.label}>{`${name}, ${weight}`}</span>
              <span className={styles.sample} style={style}>
                {sample}
              </span>
              {text !== undefined && (
                <span className={styles.text} style={style}>
                  {text}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
