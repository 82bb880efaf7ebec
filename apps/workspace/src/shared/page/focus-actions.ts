import { focusSoon, onNextAct } from './focus-soon';
import { pageHeading } from './page-heading';
import { whenPresent } from './when-present';

interface Listed {
  readonly id: string;
}

/** Returns the id of the actions button of a list item. */
export const actionsId = ({ id }: Listed): string => `actions-${id}`;

/** Returns the item that gets the focus of a removed one: the next, else the previous. */
export function neighbourOf<Item extends Listed>(
  items: readonly Item[],
  gone: Listed,
): Item | undefined {
  const at = items.findIndex(({ id }) => id === gone.id);
  return items[at + 1] ?? items[at - 1];
}

/** Asks incrementally rendered lists to render an item; the event's detail is its id. */
export const wantedEvent = 'wanted';

/** The longest time in which a list may render again and take focus away, in milliseconds. */
const patience = 3000;

/** Restores focus when a late change of the list moves the focused element. */
function keepFocus(find: () => HTMLElement | null): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) find()?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), patience);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/**
 * Moves focus to the actions of a list item, or to the page's heading without one. An item that is
 * not in the list yet gets focus when it appears, unless the person acts before.
 */
export function focusActions(item: Listed | undefined): void {
  dispatchEvent(new CustomEvent(wantedEvent, { detail: item?.id }));
  const find = () => (item ? document.getElementById(actionsId(item)) : null);
  focusSoon(() => {
    if (!find()) pageHeading()?.focus();
    if (!item) return null;
    const stopWaiting = whenPresent(find, (button) => button.focus());
    const stopKeeping = keepFocus(find);
    onNextAct(() => {
      stopWaiting();
      stopKeeping();
    });
    return null;
  });
}
