/** The tab stops. */
const stops = 'a[href], button, input, select, textarea, [tabindex]';
/** Keeps the tabindex that a part of a resting card had. */
const kept = 'data-resting';

/**
 * Takes the parts of all cards but one out of the tab order, so that Tab reaches the current card, then its own parts,
 * then the content after the list. For assistive technology and the pointer nothing changes.
 * @param current the id of the card that Tab reaches
 */
export function restOtherCards(list: HTMLElement, current: string | undefined): void {
  for (const card of list.querySelectorAll<HTMLElement>('[data-card]')) {
    const isCurrent = card.dataset['card'] === current;
    for (const part of card.querySelectorAll<HTMLElement>(stops)) {
      if (isCurrent) wake(part);
      else rest(part);
    }
  }
}

function rest(part: HTMLElement): void {
  if (part.tabIndex < 0) return;
  part.setAttribute(kept, part.getAttribute('tabindex') ?? '');
  part.tabIndex = -1;
}

function wake(part: HTMLElement): void {
  const before = part.getAttribute(kept);
  if (before === null) return;
  part.removeAttribute(kept);
  if (before === '') part.removeAttribute('tabindex');
  else part.setAttribute('tabindex', before);
}
