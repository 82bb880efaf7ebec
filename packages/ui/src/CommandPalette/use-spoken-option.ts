import { useEffect } from 'react';
import type { RefObject } from 'react';
import { announce } from '../Announcer/announce';

/**
 * Speaks the option that the arrows have reached on Apple's systems: VoiceOver is silent about an active descendant
 * whose list is not the field's own popup (adobe/react-spectrum#10326). Other readers say it by themselves.
 */
export function useSpokenOption(input: RefObject<HTMLInputElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const field = input.current;
    if (!isOpen || !field || !/Mac|iPhone|iPad/.test(navigator.userAgent)) return undefined;
    const observer = new MutationObserver(() => {
      const id = field.getAttribute('aria-activedescendant');
      const words = id ? document.getElementById(id)?.textContent : undefined;
      if (words) announce(words);
    });
    observer.observe(field, { attributeFilter: ['aria-activedescendant'] });
    return () => observer.disconnect();
  }, [input, isOpen]);
}
