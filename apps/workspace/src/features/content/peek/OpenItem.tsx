import type { BrandId, ContentId } from '@brandroom/domain/id.schema';
import { afterPaint } from '@brandroom/ui/after-paint';
import { announce } from '@brandroom/ui/announce';
import { Peek } from '@brandroom/ui/Peek';
import { Text } from '@brandroom/ui/Text';
import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import { Load } from '../../../shared/load/Load';
import type { PeekSearch } from '../../../shared/navigation/peek';
import { openPeek } from '../../../shared/navigation/open-peek';
import { useHref } from '../../../shared/navigation/use-href';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { focusPageHeading } from '../../../shared/page/page-heading';
import { ItemPeek } from './ItemPeek';
import { peekMessages as messages } from './peek.messages';
import { neighbourOf, useNeighbours } from './use-neighbours';

interface OpenItemProps {
  id: ContentId;
  brandId: BrandId;
}

/** Returns an item's place on the page. The peek has a link to the item, too. */
const shownItem = (id: ContentId, href: string) =>
  document.querySelector<HTMLElement>(
    `main :is([data-entry="${id}"], a[href="${CSS.escape(href)}"]):not([data-peek] *)`,
  );

/** Moves focus from a closed peek to its item, if that is still visible. */
function focusItem(id: ContentId, href: string): boolean {
  const item = shownItem(id, href);
  item?.focus();
  return item !== null;
}

/** The item that is open beside the page, with navigation through its list. */
export function OpenItem({ id, brandId }: OpenItemProps) {
  const router = useRouter();
  const update = useSearchUpdate<PeekSearch>();
  const calendar = useSearch({ from: '/_workspace/content/calendar', shouldThrow: false });
  const among = useLocation({ select: ({ state }) => state.peekAmong });
  const shown = useNeighbours(brandId, calendar);
  const neighbours = among ?? shown;
  const href = useHref()({ to: '/content/edit/$id', params: { id } });
  const last = useRef<{ readonly id: ContentId; readonly at: number }>(undefined);
  const at = neighbours.indexOf(id);
  useEffect(() => {
    if (at >= 0) last.current = { id, at };
  }, [id, at]);
  useEffect(() => {
    shownItem(id, href)?.scrollIntoView({ block: 'nearest' });
  }, [id, href]);
  useEffect(
    () => () => {
      // Back also closes the peek and removes the focused element.
      requestAnimationFrame(() => {
        // Another item may have taken its place.
        if (document.activeElement !== document.body || document.querySelector('[data-peek]'))
          return;
        if (!focusItem(id, href)) focusPageHeading();
      });
    },
    [id, href],
  );
  function close() {
    if (!focusItem(id, href)) focusPageHeading();
    update({ peek: undefined }, { replace: true });
  }
  function step(by: -1 | 1) {
    const lastAt = last.current?.id === id ? last.current.at : undefined;
    const next = neighbourOf(neighbours, { id, lastAt }, by);
    if (next) afterPaint(() => openPeek(router, { peek: next, among }));
    else announce(messages.end[by]);
  }
  const onStep = neighbours.some((each) => each !== id) ? step : undefined;
  const frame = (title: string, content: ReactNode) => (
    <Peek title={title} kind="" href={href} onClose={close} onStep={onStep}>
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
      <ItemPeek key={id} id={id} onClose={close} onStep={onStep} />
    </Load>
  );
}
