import { ButtonLink } from '../ButtonLink/ButtonLink';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { Text } from '../Text/Text';
import * as styles from './Pagination.css';

export interface PaginationProps extends ElementProps {
  /** From 1. */
  page: number;
  /** The number of pages. */
  pages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  /** Called when a page is chosen; the link navigates. */
  onPage?: (page: number) => void;
  /** Names the navigation; «Pages» by default. */
  'aria-label'?: string;
}

/** «Page 2 of 5», on the button and in announcements. */
export function pageText(page: number, pages: number): string {
  return `Page ${page} of ${pages}`;
}

/** The way to the other pages of a list, as links that can be shared. */
export function Pagination({
  page,
  pages,
  hrefOf,
  onPage,
  className,
  'aria-label': label = 'Pages',
  ...rest
}: PaginationProps) {
  const link = (to: number) => ({ href: hrefOf(to), onPress: () => onPage?.(to) });
  return (
    <nav {...rest} aria-label={label} className={classNames(styles.pages, className)}>
      <Text size="caption" tone="muted">
        {pageText(page, pages)}
      </Text>
      <div className={styles.steps}>
        {page > 1 && <ButtonLink {...link(page - 1)}>Previous page</ButtonLink>}
        {page < pages && <ButtonLink {...link(page + 1)}>Next page</ButtonLink>}
      </div>
    </nav>
  );
}
