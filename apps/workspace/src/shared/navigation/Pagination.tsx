import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { Inline } from '@brandroom/ui/Inline';
import { Text } from '@brandroom/ui/Text';
import { useRouter } from '@tanstack/react-router';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
}

/** The way to the other pages of a list, as links; nothing where there is one page. */
export function Pagination({ page, pageSize, total }: PaginationProps) {
  const router = useRouter();
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const to = (next: number) =>
    router.buildLocation({
      to: '.',
      search: (current: object) => ({ ...current, page: next === 1 ? undefined : next }),
    }).href;
  return (
    <nav aria-label="Pages">
      <Inline gap={16} justify="between">
        <Text size="small" tone="muted">
          Page {page} of {pages}
        </Text>
        <Inline gap={8}>
          {page > 1 && <ButtonLink href={to(page - 1)}>Previous page</ButtonLink>}
          {page < pages && <ButtonLink href={to(page + 1)}>Next page</ButtonLink>}
        </Inline>
      </Inline>
    </nav>
  );
}
