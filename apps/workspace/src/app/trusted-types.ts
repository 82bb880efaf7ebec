/**
 * Lets an element be emptied by `innerHTML = ''`, which is how react-aria clears what it announced
 * (date fields while typing). Whatever is not empty stays refused.
 */
export function allowEmptying(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (html !== '') throw new TypeError('This app writes no HTML.');
      return html;
    },
  });
}
