import { ChevronRight } from 'lucide';
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs } from 'react-aria-components';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as styles from './Breadcrumbs.css';

/** One place on the way to the page. */
export interface BreadcrumbPlace {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbsProps extends ElementProps {
  /** From the top down; the last is the page itself. */
  places: readonly BreadcrumbPlace[];
  /** Names the navigation; «Breadcrumbs» by default. */
  'aria-label'?: string;
}

/** The position of the page, with links to its parents. */
export function Breadcrumbs({
  places,
  className,
  'aria-label': label = 'Breadcrumbs',
  ...rest
}: BreadcrumbsProps) {
  return (
    <nav {...rest} aria-label={label} className={classNames(className)}>
      <AriaBreadcrumbs className={styles.list}>
        {places.map(({ label: words, href }, index) => (
          <Breadcrumb key={href} className={styles.place}>
            <Link href={href} variant="standalone">
              {words}
            </Link>
            {index < places.length - 1 && (
              <span aria-hidden className={styles.separator}>
                <Icon of={ChevronRight} size="small" />
              </span>
            )}
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}
