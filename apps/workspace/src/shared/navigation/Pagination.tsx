import { announce } from '@brandroom/ui/announce';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { Inline } from '@brandroom/ui/Inline';
import { Text } from '@brandroom/ui/Text';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
}

const pageWords = (page: number, pages: number) => `Page ${page} of ${pages}`;

/**
 * The way to the other pages of a list, as links; nothing where there is one page. The page that
 * was asked for is said when it is there, and read from the heading on.
 */
export function Pagination({ page, pageSize, total }: PaginationProps) {
  const router = useRouter();
  const pages = Math.ceil(total / pageSize);
  const asked = useRef<number | null>(null);
  useEffect(() => {
    // A filter leads to the first page too, and keeps the focus of whoever is typing.
    if (asked.current !== page) return;
    asked.current = null;
    // The link that was pressed may be gone; the page's heading stays.
    document.querySelector<HTMLElement>('h1[data-page-heading]')?.focus();
    announce(pageWords(page, pages));
  }, [page, pages]);
  if (pages <= 1) return null;
  const to = (next: number) =>
    router.buildLocation({
      to: '.',
      search: (current: object) => ({ ...current, page: next === 1 ? undefined : next }),
    }).href;
  const link = (next: number) => ({
    href: to(next),
    onPress: () => {
      asked.current = next;
    },
  });
  return (
    <nav aria-label="Pages">
      <Inline gap={16} justify="between">
        <Text size="small" tone="muted">
          {pageWords(page, pages)}
        </Text>
        <Inline gap={8}>
          {page > 1 && <ButtonLink {...link(page - 1)}>Previous page</ButtonLink>}
          {page < pages && <ButtonLink {...link(page + 1)}>Next page</ButtonLink>}
        </Inline>
      </Inline>
    </nav>
  );
}
