import { useEffect, useEffectEvent } from 'react';

import { hasCommandKey } from '../keys/command-shortcut';
import { isCovered } from '../keys/key-context';

/**
 * Submits a page's form on Ctrl/⌘+S and Ctrl/⌘+Enter, except from an overlay. With `onEnter`,
 * Ctrl/⌘+Enter calls that instead.
 */
export function useSendKeys(formId: string, onEnter?: () => void): void {
  const enter = useEffectEvent(() => onEnter?.());
  const hasEnter = onEnter !== undefined;
  useEffect(() => {
    const send = (event: KeyboardEvent) => {
      const { key } = event;
      if (!hasCommandKey(event) || event.defaultPrevented) return;
      if (key !== 'Enter' && key.toLowerCase() !== 's') return;
      const isPressed = event.target instanceof Element && event.target.closest('a, button');
      // Ctrl+Enter on a link opens it in a new tab.
      if (key === 'Enter' && isPressed) return;
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement) || isCovered()) return;
      // Prevents the browser's own save dialog.
      event.preventDefault();
      if (event.repeat) return;
      if (key === 'Enter' && hasEnter) enter();
      else form.requestSubmit();
    };
    document.addEventListener('keydown', send);
    return () => document.removeEventListener('keydown', send);
  }, [formId, hasEnter]);
}
