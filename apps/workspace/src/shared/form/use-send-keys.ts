import { useEffect, useEffectEvent } from 'react';

import { isCovered } from '../keys/key-context';

/**
 * Ctrl/⌘+S and Ctrl/⌘+Enter send the form of a page, from everywhere but an overlay. With `onEnter`,
 * Ctrl/⌘+Enter does that instead.
 */
export function useSendKeys(formId: string, onEnter?: () => void): void {
  const enter = useEffectEvent(() => onEnter?.());
  const hasEnter = onEnter !== undefined;
  useEffect(() => {
    const send = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (ctrlKey === metaKey || altKey || shiftKey || event.defaultPrevented) return;
      if (key !== 'Enter' && key.toLowerCase() !== 's') return;
      const isPressed = event.target instanceof Element && event.target.closest('a, button');
      // Ctrl+Enter on a link opens it in a tab.
      if (key === 'Enter' && isPressed) return;
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement) || isCovered()) return;
      // The browser has a dialog of its own for S.
      event.preventDefault();
      if (event.repeat) return;
      if (key === 'Enter' && hasEnter) enter();
      else form.requestSubmit();
    };
    document.addEventListener('keydown', send);
    return () => document.removeEventListener('keydown', send);
  }, [formId, hasEnter]);
}
