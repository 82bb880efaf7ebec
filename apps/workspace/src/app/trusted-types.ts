/**
 * Allows `innerHTML = ''`, which react-aria uses to clear its announcements (date fields while
 * typing). Any other value is refused.
 */
export function allowEmptying(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (html !== '') throw new TypeError('This app writes no HTML.');
      return html;
    },
  });
}
