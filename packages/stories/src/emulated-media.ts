import type { Surroundings } from './surroundings';

type Emulated = Pick<Surroundings, 'textSize' | 'colors' | 'motion'>;

let emulated: Emulated = { textSize: '100', colors: 'own', motion: 'full' };

/** Emulates media features and the browser's text size in later media queries, because a page cannot set them. */
export function emulateMedia(of: Emulated): void {
  emulated = of;
}

/** Rewrites a media query so that it matches the emulated settings. */
function emulatedQuery(query: string): string {
  const { textSize, colors, motion } = emulated;
  if (colors === 'forced' && query.startsWith('(forced-colors: active)')) return 'all';
  if (motion === 'reduced' && query.startsWith('(prefers-reduced-motion')) return 'all';
  const scale = Number(textSize) / 100;
  return query.replace(
    /(\d+(?:\.\d+)?)em\b/g,
    (_, figure) => `${String(Number(figure) * scale)}em`,
  );
}

const matchMedia = window.matchMedia.bind(window);
window.matchMedia = (query) => matchMedia(emulatedQuery(query));

/** The original queries of the style sheets. */
const originalQueries = new WeakMap<MediaList, string>();

function rewriteSheets(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const source = originalQueries.get(rule.media) ?? rule.media.mediaText;
      originalQueries.set(rule.media, source);
      const wanted = emulatedQuery(source);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
  }
}

/**
 * Rewrites the media rules of all style sheets, including those loaded later.
 * @returns how to stop watching
 */
export function keepEmulating(): () => void {
  rewriteSheets();
  const watch = new MutationObserver(rewriteSheets);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.head.addEventListener('load', rewriteSheets, true);
  return () => {
    watch.disconnect();
    document.head.removeEventListener('load', rewriteSheets, true);
  };
}
