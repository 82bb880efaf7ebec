import { media } from '@brandroom/tokens/media';

/** How long a change of place takes, in ms. */
const duration = 200;

/**
 * Animates a copy of a dragged entry to the entry's new place. The entry itself moves at once, for a pointer,
 * keys and assistive technology.
 */
export function settle(ghost: Element, find: () => Element | null | undefined): void {
  if (matchMedia(media.reducedMotion).matches) return;
  const copy = document.importNode(ghost, true);
  document.body.append(copy);
  const glide = () => {
    const place = find()?.getBoundingClientRect();
    if (!place) {
      copy.remove();
      return;
    }
    const end = { translate: `${place.left}px ${place.top}px` };
    const gliding = copy.animate(end, { id: 'settle', duration, easing: 'ease-out' });
    gliding.addEventListener('finish', () => copy.remove());
    gliding.addEventListener('cancel', () => copy.remove());
  };
  // The second frame has the entry at its new place.
  requestAnimationFrame(() => requestAnimationFrame(glide));
}
