import { announce } from '@brandroom/ui/announce';
import { Pagination as PageLinks, pageText } from '@brandroom/ui/Pagination';
import { useEffect, useRef } from 'react';

import { focusPageHeading } from '../page/page-heading';
import { useHref } from './use-href';

interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pageSize: number;
  total: number;
}

/**
 * Links to the other pages of a list; nothing for a single page. A requested page is announced once
 * loaded, and focus moves to the heading.
 */
export function Pagination({ page, pageSize, total }: PaginationProps) {
  const hrefTo = useHref();
  const pages = Math.ceil(total / pageSize);
  const asked = useRef<number | null>(null);
  useEffect(() => {
    // A filter also leads to the first page, but focus stays in its field.
    if (asked.current !== page) return;
    asked.current = null;
    // The pressed link may be gone; the page's heading stays.
    focusPageHeading();
    announce(pageText(page, pages));
  }, [page, pages]);
  if (pages <= 1) return null;
  const to = (next: number) =>
    hrefTo({
      to: '.',
      search: (current: object) => ({ ...current, page: next === 1 ? undefined : next }),
    });
  return (
    <PageLinks
      page={page}
      pages={pages}
      hrefOf={to}
      onPage={(next) => {
        asked.current = next;
      }}
    />
  );
}
