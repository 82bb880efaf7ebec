import * as dialogStyles from '../Dialog/Dialog.css';

/** The places of the region, the preferred one first. */
const places = ['end', 'start', 'top'] as const;
/** The element that had focus before the region. */
let cameFrom: HTMLElement | null = null;
/** The ground of a dialog that has become shorter, so that the region has room below it. */
let shortened: HTMLElement | null = null;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** Returns the ground of the topmost dialog that lies over the page. */
function openDialog(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(`.${dialogStyles.overlay}`)].at(-1);
}

/** Returns the place of a dialog once it has moved in, which its transform does not tell yet. */
function boxIn(ground: HTMLElement): Box | undefined {
  const dialog = ground.firstElementChild;
  if (!(dialog instanceof HTMLElement)) return undefined;
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = dialog;
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

function lengthen(): void {
  shortened?.style.removeProperty('padding-block-end');
  shortened = null;
}

/** Makes room below a dialog that covers each place; at most half of the window, which is low at a zoom of 400 %. */
function shorten(ground: HTMLElement, region: HTMLElement): void {
  region.dataset['place'] = 'below';
  const { top, bottom } = region.getBoundingClientRect();
  const edge = innerHeight - bottom;
  ground.style.paddingBlockEnd = `${String(Math.min(innerHeight - top + edge, innerHeight / 2))}px`;
  shortened = ground;
}

function giveWay(region: HTMLElement): void {
  const focused = document.activeElement;
  const ground = openDialog();
  if (region.contains(focused)) return;
  lengthen();
  const isElsewhere = !focused || focused === document.body;
  const avoided = ground
    ? boxIn(ground)
    : isElsewhere
      ? undefined
      : focused.getBoundingClientRect();
  if (!avoided) return;
  const free = places.find((place) => {
    region.dataset['place'] = place;
    return !overlaps(region.getBoundingClientRect(), avoided);
  });
  if (free === undefined && ground) shorten(ground, region);
  else region.dataset['place'] = free ?? 'end';
}

/** Returns focus from the toasts to the element that had it before. */
export function leaveToasts(): void {
  if (cameFrom?.isConnected === true) cameFrom.focus();
}

/**
 * Moves the region of toasts where it covers neither an open dialog nor the focused element (WCAG 2.4.12), and lets
 * Escape and F6 leave it.
 * @returns a function that stops both.
 */
export function keepClear(region: HTMLElement): () => void {
  let frame = 0;
  let watched: Element | null = null;
  const follow = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      giveWay(region);
      const dialog = openDialog()?.firstElementChild ?? null;
      if (dialog === watched) return;
      if (watched) observer.unobserve(watched);
      watched = dialog;
      if (watched) observer.observe(watched);
    });
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
    lengthen();
    observer.disconnect();
    region.removeEventListener('keydown', onKeyDown);
    removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('focusin', onFocusIn);
  };
}
