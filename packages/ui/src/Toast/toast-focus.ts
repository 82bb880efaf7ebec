/** The places of the region, the preferred one first. */
const places = ['end', 'start', 'top'] as const;
/** The element that had focus before the region. */
let cameFrom: HTMLElement | null = null;

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function giveWay(region: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || region.contains(focused)) return;
  const rect = focused.getBoundingClientRect();
  const free = places.find((place) => {
    region.dataset['place'] = place;
    return !overlaps(region.getBoundingClientRect(), rect);
  });
  region.dataset['place'] = free ?? 'end';
}

/** Returns focus from the toasts to the element that had it before. */
export function leaveToasts(): void {
  if (cameFrom?.isConnected === true) cameFrom.focus();
}

/**
 * Moves the region of toasts where it does not cover the focused element (WCAG 2.4.12), and lets Escape and F6 leave it.
 * @returns a function that stops both.
 */
export function keepOffFocus(region: HTMLElement): () => void {
  let frame = 0;
  const follow = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => giveWay(region));
  };
  const onFocusIn = ({ target, relatedTarget }: FocusEvent) => {
    const isInside = target instanceof Node && region.contains(target);
    if (!isInside) follow();
    else if (!(relatedTarget instanceof Node && region.contains(relatedTarget)))
      cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    // F6 goes to the region, which has nothing to press: on to the newest action, such as Undo, or else to the newest toast.
    if (target === region)
      (
        region.querySelector<HTMLElement>('[data-toast-action]') ?? region.querySelector('button')
      )?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isLeaving = event.key === (event.currentTarget === region ? 'Escape' : 'F6');
    if (!isLeaving || !region.contains(document.activeElement)) return;
    event.preventDefault();
    event.stopPropagation();
    leaveToasts();
  };
  const observer = new ResizeObserver(follow);
  observer.observe(region);
  region.addEventListener('keydown', onKeyDown);
  // Before react-aria, to which F6 would mean the next landmark, and there is none.
  addEventListener('keydown', onKeyDown, true);
  document.addEventListener('focusin', onFocusIn);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    region.removeEventListener('keydown', onKeyDown);
    removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('focusin', onFocusIn);
  };
}
