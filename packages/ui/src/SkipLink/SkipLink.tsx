import * as styles from './SkipLink.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface SkipLinkProps extends ElementProps<HTMLAnchorElement> {
  /** The id of the element to go to, which must take focus (`tabIndex={-1}`). */
  targetId: string;
  /** «Skip to main content». */
  children: string;
}

/** The first stop of a page: past the navigation. Moves focus itself, so that a router's address stays as it is. */
export function SkipLink({ targetId, children, className, ...rest }: SkipLinkProps) {
  return (
    <a
      {...rest}
      href={`#${targetId}`}
      className={classNames(styles.skip, className)}
      onClick={(event) => {
        event.preventDefault();
        const target = document.getElementById(targetId);
        target?.focus();
        target?.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
