import { assignInlineVars } from '@vanilla-extract/dynamic';
import { CircleCheck, CircleX } from 'lucide';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './LogoStage.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export const logoGuides = ['none', 'space', 'center'] as const;
export const logoInks = ['black', 'white'] as const;
const guides = { space: styles.spaced, center: styles.centered };
const words = { do: 'Do:', dont: 'Don’t:' };

export interface LogoStageProps extends ElementProps {
  /** Without `src` the picture is not loaded yet, and the stage keeps its place. */
  logo: { readonly src: string | null; readonly alt: string };
  /** The color behind the logo: `#FFFFFF`. */
  ground: string;
  /** Of guides and the partner: the one that can be seen on the ground. */
  ink?: (typeof logoInks)[number];
  /** A picture behind the logo, on the ground. */
  photo?: string;
  /** Clear space of one logo height, or the common center line. */
  guide?: (typeof logoGuides)[number];
  /** The height of the logo in pixels; as large as fits by default. */
  height?: number;
  /** A place for a second logo; `share` is its height in heights of the first. */
  partner?: { readonly name: string; readonly share?: number };
  align?: keyof typeof styles.rows;
  /** Marks the figure as an example to follow or to avoid. */
  verdict?: keyof typeof styles.verdicts;
  caption: ReactNode;
}

/** A logo on a ground, with its clear space or beside a partner's logo. */
export function LogoStage({
  logo,
  ground,
  ink = 'black',
  photo,
  guide = 'none',
  height,
  partner,
  align = 'center',
  verdict,
  caption,
  className,
  ...rest
}: LogoStageProps) {
  const [ratio, setRatio] = useState(3);
  const share = partner?.share ?? 1;
  const besides = partner ? 1 + 3 * share : 0;
  const extent = ratio + besides + (guide === 'space' ? 2 : 0);
  const look = assignInlineVars({ [styles.ground]: ground, [styles.ink]: ink });
  const sizes = assignInlineVars({
    [styles.extent]: String(extent),
    [styles.share]: String(share),
    ...(height === undefined ? {} : { [styles.height]: `${height}px` }),
  });
  const isSpaced = guide === 'space';
  return (
    <figure {...rest} className={classNames(styles.figure, className)}>
      <div className={styles.stage} style={look}>
        {photo !== undefined && <img src={photo} alt="" className={styles.photo} />}
        <div
          className={classNames(styles.rows[align], guide === 'none' ? undefined : guides[guide])}
          style={sizes}
        >
          {logo.src !== null && (
            <img
              src={logo.src}
              alt={logo.alt}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
              }}
            />
          )}
          {partner && (
            <>
              <div aria-hidden className={isSpaced ? styles.gapGuide : styles.gap} />
              <div className={styles.partner}>{partner.name}</div>
            </>
          )}
        </div>
      </div>
      <figcaption className={classNames(styles.caption, verdict && styles.verdicts[verdict])}>
        {verdict && <Icon of={verdict === 'do' ? CircleCheck : CircleX} size="small" />}
        <span>
          {verdict && (
            <>
              <strong>{words[verdict]}</strong>{' '}
            </>
          )}
          {caption}
        </span>
      </figcaption>
    </figure>
  );
}
