import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './Stage.css';

export interface StageMediaProps extends Omit<ElementProps<HTMLDivElement>, 'onError'> {
  kind: 'audio' | 'video';
  src: string;
  /** Names the player. */
  label: string;
  /** The browser cannot play it. */
  onError: () => void;
}

/** A sound or a film in a MediaViewer, with the browser's own controls. It never starts by itself. */
export function StageMedia({
  kind: Media,
  src,
  label,
  onError,
  className,
  ...rest
}: StageMediaProps) {
  return (
    <div {...rest} className={classNames(styles.picture, className)}>
      <Media
        controls
        preload="metadata"
        src={src}
        aria-label={label}
        onError={onError}
        className={styles.player}
      />
    </div>
  );
}
