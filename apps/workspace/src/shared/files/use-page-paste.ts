import { useEffect, useEffectEvent } from 'react';

/** Matches markup copied from a drawing program or an editor. */
const svgText = /^\s*(?:<\?xml[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype[^>]*>|\s)*<svg[\s>]/iu;

/** Returns the files of a paste; copied SVG markup counts as a file with this name. */
function filesOf(data: DataTransfer, nameOfText: string): File[] {
  const text = data.getData('text/plain');
  if (data.files.length > 0) return [...data.files];
  return svgText.test(text) ? [new File([text], nameOfText, { type: 'image/svg+xml' })] : [];
}

/** Accepts files and SVG markup pasted anywhere except in a field. */
export function usePagePaste(
  isActive: boolean,
  nameOfText: string,
  onPaste: (files: readonly File[]) => void,
): void {
  const take = useEffectEvent(onPaste);
  useEffect(() => {
    if (!isActive) return undefined;
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (target instanceof Element && target.closest('input, textarea, [contenteditable]')) return;
      const files = clipboardData ? filesOf(clipboardData, nameOfText) : [];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isActive, nameOfText]);
}
