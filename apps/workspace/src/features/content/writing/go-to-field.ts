import type { Finding } from '@brandroom/domain/content/finding';
import { flushSync } from 'react-dom';

/**
 * Moves focus to the field that a finding is about, and selects the words in question where they
 * still stand there.
 *
 * @param place holds the fields; another card has fields of the same names
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
    // What is hidden takes no focus.
    flushSync(() => button?.click());
  }
  const isText = 'setSelectionRange' in control;
  const start = quote === '' || !isText ? -1 : control.value.indexOf(quote);
  // Before the focus, which then brings the selection into view.
  if (isText && start !== -1) control.setSelectionRange(start, start + quote.length);
  control.focus();
}
