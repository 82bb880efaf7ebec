import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { Link } from '@brandroom/ui/Link';

import { useHref } from '../../../shared/navigation/use-href';

/** The title of an item, which opens it beside its list. */
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
      // The link takes no title from its props, and an element around the words is one more in each row of a long list.
      ref={(element) => {
        if (element) Object.assign(element, { title, dir: 'auto' });
      }}
    >
      {title}
    </Link>
  );
}
