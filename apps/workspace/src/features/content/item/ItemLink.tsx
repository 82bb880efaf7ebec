import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { Link } from '@brandroom/ui/Link';

import { useHref } from '../../../shared/navigation/use-href';

/** The title of an item, as a link that opens it beside its list. */
export function ItemLink({
  item: { id, title },
  excludeFromTabOrder = false,
}: {
  item: ContentItem;
  excludeFromTabOrder?: boolean;
}) {
  const hrefTo = useHref();
  return (
    <Link
      variant="strong"
      href={hrefTo({ to: '/content/edit/$id', params: { id } })}
      routerOptions={{ peek: id }}
      excludeFromTabOrder={excludeFromTabOrder}
      // Set by a ref, because Link has no `title` prop and a wrapper would add an element to each
      // row.
      ref={(element) => {
        if (element) Object.assign(element, { title, dir: 'auto' });
      }}
    >
      {title}
    </Link>
  );
}
