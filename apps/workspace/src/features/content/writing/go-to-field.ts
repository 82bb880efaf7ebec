import type { Finding } from '@brandroom/domain/content/finding';
import { flushSync } from 'react-dom';

/**
 * Moves focus to the field of a finding, and selects the quoted words if the field still contains
 * them.
 *
 * @param place contains the fields; other cards have fields of the same names
 */
export function goToField(
  place: HTMLElement | null,
  { field, at, quote }: Pick<Finding, 'field' | 'at' | 'quote'>,
): void {
  const name = at === null ? field : `${field}.${at}`;
  const control = place?.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement>(
    `:is(input, textarea, button)[name="${name}"]`,
  );
  if (!control) return;
  const folded = control.closest('[hidden]');
  if (folded) {
    const button = document.querySelector<HTMLElement>(
      `[aria-controls="${CSS.escape(folded.id)}"]`,
    );
    // A hidden element cannot take focus.
    flushSync(() => button?.click());
  }
  const isText = 'setSelectionRange' in control;
  const start = quote === '' || !isText ? -1 : control.value.indexOf(quote);
  // Before the focus, which then scrolls the selection into view.
  if (isText && start !== -1) control.setSelectionRange(start, start + quote.length);
  control.focus();
}
