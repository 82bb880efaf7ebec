import type { Surroundings } from './surroundings';

type Pretended = Pick<Surroundings, 'textSize' | 'colors' | 'motion'>;

let pretended: Pretended = { textSize: '100', colors: 'own', motion: 'full' };

/** A page cannot set a media feature or the browser's text size: from now on its media queries are read as if. */
export function pretend(of: Pretended): void {
  pretended = of;
}

/** A media query as it has to stand so that it answers as it would in what is pretended. */
function read(query: string): string {
  const { textSize, colors, motion } = pretended;
  if (colors === 'forced' && query.startsWith('(forced-colors: active)')) return 'all';
  if (motion === 'reduced' && query.startsWith('(prefers-reduced-motion')) return 'all';
  const scale = Number(textSize) / 100;
  return query.replace(
    /(\d+(?:\.\d+)?)em\b/g,
    (_, figure) => `${String(Number(figure) * scale)}em`,
  );
}

const matchMedia = window.matchMedia.bind(window);
window.matchMedia = (query) => matchMedia(read(query));

/** As they stand in the sources. */
const written = new WeakMap<MediaList, string>();

function readSheets(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const source = written.get(rule.media) ?? rule.media.mediaText;
      written.set(rule.media, source);
      const wanted = read(source);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
  }
}

/**
 * Holds the rules of the page to what is pretended, those too that come with a part that is loaded later.
 * @returns how to stop watching
 */
export function keepPretending(): () => void {
  readSheets();
  const watch = new MutationObserver(readSheets);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.head.addEventListener('load', readSheets, true);
  return () => {
    watch.disconnect();
    document.head.removeEventListener('load', readSheets, true);
  };
}
