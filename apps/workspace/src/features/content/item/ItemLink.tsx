import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { Link } from '@brandroom/ui/Link';

import { useHref } from '../../../shared/navigation/use-href';
import { useOpenPeek } from '../../../shared/navigation/use-open-peek';

/** The title of an item, as a link that opens it beside its list. */
export function ItemLink({
  item: { id, title },
  excludeFromTabOrder = false,
  onOpen,
}: {
  item: ContentItem;
  excludeFromTabOrder?: boolean;
  /** Called when the item opens here, not in another tab. */
  onOpen?: () => void;
}) {
  const hrefTo = useHref();
  const isOpen = useOpenPeek() === id;
  return (
    <Link
      variant="strong"
      href={hrefTo({ to: '/content/edit/$id', params: { id } })}
      routerOptions={{ peek: id }}
      excludeFromTabOrder={excludeFromTabOrder}
      {...(isOpen ? { 'aria-current': true } : {})}
      onClick={({ altKey, ctrlKey, metaKey, shiftKey }) => {
        if (!(altKey || ctrlKey || metaKey || shiftKey)) onOpen?.();
      }}
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
