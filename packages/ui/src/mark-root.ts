/** Things whose presence moves something elsewhere on the page. */
export type RootMark = 'foot' | 'peek' | 'file-details' | 'toasts';

/** The selector of the root element while the page has it. */
export const rootWith = (name: RootMark) => `:root[data-has-${name}]`;

/**
 * Returns a ref callback that marks the root element while its element is on the page. `:root:has()` would say the same,
 * but makes Chromium compute the styles of the whole page again at each change of it.
 */
export function markRoot(name: RootMark) {
  const attribute = `data-has-${name}`;
  let count = 0;
  return (element: HTMLElement | null) => {
    if (!element) return undefined;
    const root = element.ownerDocument.documentElement;
    count += 1;
    root.setAttribute(attribute, '');
    return () => {
      count -= 1;
      if (count === 0) root.removeAttribute(attribute);
    };
  };
}
