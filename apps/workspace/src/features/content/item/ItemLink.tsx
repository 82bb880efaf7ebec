import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { Link } from '@brandroom/ui/Link';

import { useHref } from '../../../shared/navigation/use-href';

/** The title of an item, which leads to its page. */
export function ItemLink({ item: { id, title } }: { item: ContentItem }) {
  const hrefTo = useHref();
  return (
    <Link variant="strong" href={hrefTo({ to: '/content/edit/$id', params: { id } })}>
      {title}
    </Link>
  );
}
