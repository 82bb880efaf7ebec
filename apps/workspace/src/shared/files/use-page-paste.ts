import { useEffect, useEffectEvent } from 'react';

/** Markup that was copied in a drawing program or an editor. */
const svgText = /^\s*(?:<\?xml[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype[^>]*>|\s)*<svg[\s>]/iu;

/** The files of a paste; copied SVG markup counts as one under this name. */
function filesOf(data: DataTransfer, nameOfText: string): File[] {
  const text = data.getData('text/plain');
  if (data.files.length > 0) return [...data.files];
  return svgText.test(text) ? [new File([text], nameOfText, { type: 'image/svg+xml' })] : [];
}

/** Takes files and SVG markup that are pasted anywhere but into a field. */
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
