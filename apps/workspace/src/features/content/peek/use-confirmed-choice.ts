import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * The state of a select that saves: keys walk through the options of a closed select, and the
 * choice is made by Enter or by leaving. A choice from the open list is made at once. Escape and
 * Ctrl/⌘+Z go back to the saved one.
 */
export function useConfirmedChoice<Value>(saved: Value, onMade: (value: Value) => void) {
  const [walked, setWalked] = useState<{ readonly to: Value }>();
  // A closed select changes while its key is down; the open list takes the keys for itself.
  const isKeyDown = useRef(false);

  const make = (value: Value) => {
    setWalked(undefined);
    if (value !== saved) onMade(value);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    isKeyDown.current = key !== 'Enter' && key !== ' ' && !event.altKey;
    if (!walked) return;
    const isBack = key === 'Escape' || ((ctrlKey || metaKey) && key.toLowerCase() === 'z');
    if (!isBack && key !== 'Enter') return;
    event.preventDefault();
    if (isBack) setWalked(undefined);
    else make(walked.to);
  });
  const [select, controlRef] = useState<HTMLSelectElement | null>(null);
  useEffect(() => {
    if (!select) return undefined;
    const stopped = new AbortController();
    const { signal } = stopped;
    const release = () => {
      isKeyDown.current = false;
    };
    select.addEventListener('keydown', (event) => press(event), { signal });
    for (const type of ['keyup', 'pointerdown', 'blur'])
      select.addEventListener(type, release, { signal });
    return () => stopped.abort();
  }, [select]);

  return {
    value: walked ? walked.to : saved,
    onChange: (value: Value) => (isKeyDown.current ? setWalked({ to: value }) : make(value)),
    onBlur: () => {
      if (walked) make(walked.to);
    },
    controlRef,
  };
}
