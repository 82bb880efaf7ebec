import { focusSoon } from '../page/focus-soon';
import { pageHeading } from '../page/page-heading';

interface Listed {
  readonly id: string;
}

/** Returns the id of the link that opens a listed item. */
export const openLinkId = ({ id }: Listed): string => `open-${id}`;

/** Moves focus to the card or row of an item, or to the page's heading if it is not listed. */
export function focusListed(item: Listed | undefined): void {
  focusSoon(() => {
    const link = item && document.getElementById(openLinkId(item));
    return link?.closest<HTMLElement>('[data-card]') ?? link ?? pageHeading();
  });
}

/**
 * Returns the item that gets focus after others are removed: the next remaining one, else the
 * previous; none if the removed ones are on other pages.
 */
export function neighbourOfAll<Item extends Listed>(
  listed: readonly Item[],
  gone: readonly Item[],
): Item | undefined {
  const stays = ({ id }: Item) => !gone.some((each) => each.id === id);
  const first = listed.findIndex((item) => !stays(item));
  if (first < 0) return undefined;
  return listed.slice(first).find(stays) ?? listed.slice(0, first).findLast(stays);
}
