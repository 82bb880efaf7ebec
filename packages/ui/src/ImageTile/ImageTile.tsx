import { Check, ImageOff } from 'lucide';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { Icon } from '../Icon/Icon';
import * as styles from './ImageTile.css';

export const imageTileGrounds = ['paper', 'checker'] as const;
export const imageTileShapes = ['square', 'photo', 'wide'] as const;

export interface ImageTileProps extends ElementProps<HTMLDivElement> {
  /** Where the picture is; left out while that is not known yet. */
  src?: string | undefined;
  /** The content of the picture. It names the tile, and is shown when the picture cannot be. */
  alt: string;
  /** Behind the picture: paper, or a checker where it may be see-through. */
  ground?: (typeof imageTileGrounds)[number];
  shape?: (typeof imageTileShapes)[number];
  /** Under the picture: its name, its facts. */
  caption?: ReactNode;
  /** Lets it be chosen: the tile is a button that is pressed or not. */
  onSelectionChange?: (isSelected: boolean) => void;
  isSelected?: boolean;
  isDisabled?: boolean;
}

/** A picture in a gallery, or one of several to choose from. While it loads and when it cannot be shown it says so. */
export function ImageTile({
  src,
  alt,
  ground = 'paper',
  shape = 'photo',
  caption,
  onSelectionChange,
  isSelected = false,
  isDisabled = false,
  className,
  ...rest
}: ImageTileProps) {
  const frame = classNames(styles.grounds[ground], styles.shapes[shape]);
  const picture = <Picture key={src} src={src} alt={alt} />;
  return (
    <div {...rest} className={classNames(styles.tile, className)}>
      {onSelectionChange ? (
        <Button
          aria-pressed={isSelected}
          onPress={() => onSelectionChange(!isSelected)}
          isDisabled={isDisabled}
          className={classNames(frame, styles.choice)}
        >
          {picture}
          <span aria-hidden className={styles.tick}>
            <Icon of={Check} size="small" />
          </span>
        </Button>
      ) : (
        <div className={frame}>{picture}</div>
      )}
      {caption !== undefined && (
        <div dir="auto" className={styles.caption}>
          {caption}
        </div>
      )}
    </div>
  );
}

type PictureState = 'loading' | 'shown' | 'broken';

function Picture({ src, alt }: { src: string | undefined; alt: string }) {
  const [state, setState] = useState<PictureState>('loading');
  if (state === 'broken') {
    return (
      <span className={styles.words}>
        <Icon of={ImageOff} size="large" />
        <span dir="auto" className={styles.alt}>
          {alt}
        </span>
        <span>This picture cannot be shown</span>
      </span>
    );
  }
  return (
    <>
      {state === 'loading' && (
        <span className={classNames(styles.words, styles.waiting)}>Loading picture…</span>
      )}
      {src === undefined ? (
        <span dir="auto" className={classNames(styles.unseen)}>
          {alt}
        </span>
      ) : (
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onLoad={() => setState('shown')}
          onError={() => setState('broken')}
        />
      )}
    </>
  );
}
