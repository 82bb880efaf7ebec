import { createElement } from 'react';

/**
 * Tells assistive technology the shortcut of a button, because react-aria leaves out `aria-keyshortcuts`. The key
 * is given as it is shown, «Ctrl S» or «⌘S», or in the words of the attribute.
 */
export const keyShortcuts = (tag: 'a' | 'button', key: string | undefined) =>
  key
    ? {
        render: (props: object) =>
          createElement(tag, {
            ...props,
            'aria-keyshortcuts': key.replace('⌘', 'Meta+').replace('Ctrl ', 'Control+'),
          }),
      }
    : {};
