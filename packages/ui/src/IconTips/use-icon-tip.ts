import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

interface Tip {
  readonly text: string;
  /** The control, in the window. */
  readonly around: DOMRect;
}

/** Milliseconds until it shows. */
const delay = 600;
/** Pixels between the control, with its focus ring, and its tooltip, which the pointer may cross. */
export const gap = 8;

/** The tooltip with name and key of the hovered or keyboard-focused control, until Escape (WCAG 1.4.13). */
export function useIconTip(shown: RefObject<HTMLElement | null>): Tip | undefined {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => {
    let control: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setTip(undefined);
    };
    const show = () => {
      // An open menu needs no tooltip.
      if (!control?.isConnected || control.matches('[aria-haspopup][aria-expanded="true"]')) return;
      const label = control.getAttribute('aria-label') ?? control.textContent;
      const words = [label, control.getAttribute('data-key-tip')];
      setTip({ text: words.filter(Boolean).join(' · '), around: control.getBoundingClientRect() });
    };
    const turnTo = (next: Element | null) => {
      if (next === control) return;
      control = next;
      hide();
      if (next) timer = setTimeout(show, delay);
    };
    const onPointerMove = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || isOn(shown.current, event)) return;
      const next = controlOf(event.target);
      // The tooltip of the focused control stays while the mouse is elsewhere.
      if (next ?? !control?.matches(':focus-visible')) turnTo(next);
    };
    const onFocus = ({ target }: FocusEvent) => {
      const next = controlOf(target);
      turnTo(next?.matches(':focus-visible') ? next : null);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    const listeners = new AbortController();
    const options = { capture: true, passive: true, signal: listeners.signal };
    document.addEventListener('pointermove', onPointerMove, options);
    document.addEventListener('focusin', onFocus, options);
    document.addEventListener('focusout', () => turnTo(null), options);
    document.addEventListener('keydown', onKey, options);
    document.addEventListener('pointerdown', hide, options);
    document.addEventListener('scroll', hide, options);
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, [shown]);
  return tip;
}

function controlOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-key-tip]:not([data-tip])') : null;
}

function isOn(element: Element | null, { clientX, clientY }: PointerEvent): boolean {
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top - gap && clientY <= bottom + gap;
}
