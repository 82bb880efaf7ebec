import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { Icon } from '../Icon/Icon';
import type { IconType } from '../Icon/Icon';
import * as styles from './FeedCard.css';

/** As feeds crop a picture: four to five, sixteen to nine, or nearly two to one. */
export const feedRatios = ['portrait', 'landscape', 'wide'] as const;

export interface FeedPicture {
  /** Null while it is loading. */
  readonly src: string | null;
  /** Its alternative text, also shown below it. */
  readonly alt: string;
}

export interface FeedCardProps extends ElementProps {
  /** Names the figure: «Post on LinkedIn». */
  label: string;
  /** Who posts. */
  name: string;
  /** Initials of the author, for the round picture. */
  initials: string;
  /** Where it is posted, under the name: «LinkedIn». */
  channel: string;
  icon: IconType;
  /** The text as far as the feed shows it, or a word that there is none yet. */
  children: ReactNode;
  picture?: FeedPicture;
  ratio?: (typeof feedRatios)[number];
  /** Below the picture, in place of a missing alternative text. */
  missingAlt?: string;
  /** Under the picture, of those behind it: «3 more images». */
  morePictures?: string;
}

/** A post as a feed shows it: author, channel, the text up to the feed's cut, and the picture, in our own design. */
export function FeedCard({
  label,
  name,
  initials,
  channel,
  icon,
  children,
  picture,
  ratio = 'wide',
  missingAlt = 'No alt text yet',
  morePictures,
  className,
  ...rest
}: FeedCardProps) {
  return (
    <figure {...rest} aria-label={label} className={classNames(styles.card, className)}>
      <div className={styles.head}>
        <Avatar initials={initials} />
        <div className={styles.who}>
          <strong dir="auto" className={styles.name}>
            {name}
          </strong>
          <span className={styles.where}>
            <Icon of={icon} size="small" />
            {channel}
          </span>
        </div>
      </div>
      <div dir="auto" className={styles.words}>
        {children}
      </div>
      {picture && (
        <>
          <div className={styles.ratios[ratio]}>
            {picture.src !== null && <img src={picture.src} alt={picture.alt} decoding="async" />}
          </div>
          <figcaption className={styles.caption}>
            {/* Hidden from screen readers, which get the alternative text from the picture. */}
            <span aria-hidden={picture.alt !== '' && picture.src !== null}>
              {picture.alt === '' ? missingAlt : `Alt text: ${picture.alt}`}
            </span>
            {morePictures !== undefined && <span>{morePictures}</span>}
          </figcaption>
        </>
      )}
    </figure>
  );
}
