import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import * as styles from './PageNav.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

/** One page of an area. */
export interface PageNavLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface PageNavProps extends ElementProps<HTMLDivElement> {
  /** Names the navigation: «Settings». */
  label: string;
  links: readonly PageNavLink[];
  /** The content of the current page. */
  children: ReactNode;
}

/** The pages of one area beside the content of the current one; a scrolling row above it where there is less room. */
export function PageNav({ label, links, children, className, ...rest }: PageNavProps) {
  const strip = useCurrentInView(links.find(({ isCurrent }) => isCurrent)?.href);
  return (
    <div {...rest} className={classNames(styles.frame, className)}>
      <nav aria-label={label} ref={strip} className={styles.nav}>
        <ul className={styles.list}>
          {links.map(({ label: words, href, isCurrent }) => (
            <li key={href}>
              <Link
                href={href}
                {...(isCurrent ? { 'aria-current': 'page' } : {})}
                className={styles.link}
              >
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** In a row that scrolls, the current page is in sight when it opens; the window stays where it is. */
function useCurrentInView(current: string | undefined) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const nav = ref.current;
    const link = nav?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!nav || !link || nav.scrollWidth <= nav.clientWidth) return;
    const box = nav.getBoundingClientRect();
    const at = link.getBoundingClientRect();
    nav.scrollLeft += at.left + at.width / 2 - (box.left + box.width / 2);
  }, [current]);
  return ref;
}
