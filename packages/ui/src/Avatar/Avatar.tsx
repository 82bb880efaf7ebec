import { image, sizes } from './Avatar.css';

export interface AvatarProps {
  /** The person's initials, one or two letters. */
  initials: string;
  /** The person's picture, instead of the initials. */
  src?: string;
  /** 24, 36 (default) or 72 px. */
  size?: keyof typeof sizes;
}

/** A person's picture or initials. The name always stands beside it, so it is hidden from assistive technology. */
export function Avatar({ initials, src, size = 'medium' }: AvatarProps) {
  return (
    <span aria-hidden className={sizes[size]}>
      {src === undefined ? (
        initials.slice(0, size === 'small' ? 1 : 2)
      ) : (
        <img src={src} alt="" className={image} />
      )}
    </span>
  );
}
