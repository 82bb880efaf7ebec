import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './Stage.css';

export interface StagePictureProps extends ElementProps<HTMLDivElement> {
  src: string;
  alt: string;
  /** Parts of the picture may be see-through: a checker is behind it. */
  isSeeThrough?: boolean;
  /** A drawing has no pixels: it fills the stage. */
  isDrawing?: boolean;
}

/** A picture in a MediaViewer, as large as fits. */
export function StagePicture({
  src,
  alt,
  isSeeThrough = false,
  isDrawing = false,
  className,
  ...rest
}: StagePictureProps) {
  return (
    <div
      {...rest}
      // A picture that is see-through may be dark, so the checker is light in every theme.
      {...(isSeeThrough ? { 'data-theme': 'light' } : {})}
      className={classNames(
        styles.picture,
        isSeeThrough ? styles.seeThrough : undefined,
        className,
      )}
    >
      <img
        src={src}
        alt={alt}
        decoding="async"
        className={classNames(styles.image, isDrawing ? styles.drawing : undefined)}
      />
    </div>
  );
}
