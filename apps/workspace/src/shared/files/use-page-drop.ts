import { useEffect, useEffectEvent } from 'react';

/**
 * Accepts files dropped anywhere on the page outside a drop zone, with the element that was hit.
 * Without it the browser would leave the app and open the file.
 */
export function usePageDrop(
  isActive: boolean,
  onDrop: (files: readonly File[], target: EventTarget | null) => void,
): void {
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    if (!isActive) return undefined;
    const accept = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      take(files, event.target);
    };
    document.addEventListener('dragover', accept);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', accept);
      document.removeEventListener('drop', drop);
    };
  }, [isActive]);
}
