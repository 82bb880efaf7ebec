import { focusSoon, onNextAct } from './focus-soon';
import { pageHeading } from './page-heading';
import { whenPresent } from './when-present';

interface Listed {
  readonly id: string;
}

/** The id of the button by which something in a list is reached with keys. */
export const actionsId = ({ id }: Listed): string => `actions-${id}`;

/** The item that gets the focus of a removed one: the next, else the previous. */
export function neighbourOf<Item extends Listed>(
  items: readonly Item[],
  gone: Listed,
): Item | undefined {
  const at = items.findIndex(({ id }) => id === gone.id);
  return items[at + 1] ?? items[at - 1];
}

/** Tells lists that are drawn in part what they have to draw; its detail is an id. */
export const wantedEvent = 'wanted';

/** A list that is drawn again later than this has its focus back. */
const patience = 3000;

/** Gives focus back when a late change of the list moves the element, which takes focus away. */
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
 * Takes focus to the actions of something in a list, or to the page's heading where nothing is
 * left. What is not in the list yet gets focus when it appears, unless the person goes on before.
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
