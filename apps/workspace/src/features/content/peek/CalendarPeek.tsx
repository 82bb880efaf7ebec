import type { BrandId, ContentId } from '@brandroom/domain/id.schema';
import { Peek } from '@brandroom/ui/Peek';
import { Text } from '@brandroom/ui/Text';
import type { ReactNode } from 'react';

import { Load } from '../../../shared/load/Load';
import { useHref } from '../../../shared/navigation/use-href';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import type { ContentSearch, ContentView } from '../item/content-search';
import { useOpenItem } from '../item/use-open-item';
import { ItemPeek } from './peek-parts';
import { peekMessages as messages } from './peek.messages';
import { useNeighbours } from './use-neighbours';

interface CalendarPeekProps {
  id: ContentId;
  brandId: BrandId;
  search: ContentSearch;
  view: ContentView;
}

/** The item that is open beside the calendar, and how it closes. */
export function CalendarPeek({ id, brandId, search, view }: CalendarPeekProps) {
  const update = useSearchUpdate<ContentSearch>();
  const open = useOpenItem();
  const neighbour = useNeighbours(brandId, search, view);
  const href = useHref()({ to: '/content/edit/$id', params: { id } });
  function close() {
    const item = `[data-entry="${id}"], main a[href="${CSS.escape(href)}"]`;
    document.querySelector<HTMLElement>(item)?.focus();
    update({ peek: undefined }, { replace: true });
  }
  const frame = (title: string, content: ReactNode) => (
    <Peek title={title} kind="" href={href} onClose={close}>
      {content}
    </Peek>
  );
  return (
    <Load
      label={messages.loading}
      skeleton={null}
      resetKey={id}
      notFound={frame(messages.gone, <Text>{messages.goneHelp}</Text>)}
      frame={(content) => frame(messages.failed, content)}
    >
      <ItemPeek
        key={id}
        id={id}
        onClose={close}
        onStep={(by) => {
          const next = neighbour(id, by);
          if (next) open(next);
        }}
      />
    </Load>
  );
}
