import './Splash.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface SplashProps extends ElementProps<HTMLDivElement> {
  /** The loading message. */
  label: string;
}

/** The whole page while nothing of it is here yet: the wordmark on the ground, as the page's own HTML shows it. */
export function Splash({ label, className, ...rest }: SplashProps) {
  return (
    <div
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the mark is ours; a progress element draws its own
      role="progressbar"
      aria-label={label}
      className={classNames('splash', className)}
    >
      <span aria-hidden className="splash-word">
        Brandr
        <span className="splash-mark" />
        om
      </span>
    </div>
  );
}
