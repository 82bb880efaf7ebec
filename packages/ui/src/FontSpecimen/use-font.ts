import { useEffect, useState } from 'react';

/** Wide and narrow letters, so that no two faces set them alike. */
const probe = 'mmmWWWiillQ@1';
const pixels = 72;

/**
 * Whether the browser has a font, of the page or of the device.
 * @param family one name, without quotes
 * @returns `undefined` while it is being loaded
 */
export function useFont(family: string): boolean | undefined {
  const [found, setFound] = useState<{ family: string; isThere: boolean }>();
  useEffect(() => {
    let isCurrent = true;
    const settle = () => {
      if (isCurrent) setFound({ family, isThere: isFontThere(family) });
    };
    // A font that fails to load is missing; other failures do not decide it.
    document.fonts.load(`${pixels}px ${JSON.stringify(family)}`, probe).then(settle, settle);
    return () => {
      isCurrent = false;
    };
  }, [family]);
  return found?.family === family ? found.isThere : undefined;
}

/** A missing font is rendered in the fallback listed after it. */
function isFontThere(family: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  const widthIn = (font: string) => {
    context.font = `${pixels}px ${font}`;
    return context.measureText(probe).width;
  };
  const name = JSON.stringify(family);
  return ['monospace', 'serif'].some(
    (fallback) => widthIn(`${name}, ${fallback}`) !== widthIn(fallback),
  );
}
