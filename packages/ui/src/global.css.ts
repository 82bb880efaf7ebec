import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { typeStep } from './type-step';

const files = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin';
const face = 'Atkinson Hyperlegible Next';
const fallback = 'Atkinson Fallback';
const local = 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Helvetica")';

for (const weight of [400, 600]) {
  globalFontFace(face, {
    src: `url("${files}-${weight}-normal.woff2") format("woff2")`,
    fontWeight: weight,
    fontDisplay: 'swap',
  });
}

// Measured against Arial over a pangram and a sentence of the product, so that nothing jumps when the face arrives.
globalFontFace(fallback, {
  src: local,
  fontWeight: 400,
  sizeAdjust: '99.5%',
  ascentOverride: '98.5%',
  descentOverride: '32.2%',
  lineGapOverride: '0%',
});
globalFontFace(fallback, {
  src: local.replaceAll('")', ' Bold")'),
  fontWeight: 600,
  sizeAdjust: '97.3%',
  ascentOverride: '100.7%',
  descentOverride: '32.9%',
  lineGapOverride: '0%',
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  backgroundColor: vars.color.bg,
  color: vars.color.text,
  fontFamily: vars.font.family.body,
  lineHeight: vars.font.leading.body,
  textSizeAdjust: '100%',
  // The target of focus or a link must not end up under an action bar (WCAG 2.4.11, 2.4.12).
  scrollPaddingBlockEnd: vars.space[72],
  '@media': { [media.short]: { scrollPaddingBlockEnd: vars.space[16] } },
});

globalStyle('body', { margin: 0, ...typeStep('body'), overflowWrap: 'break-word' });

globalStyle('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, pre', {
  margin: 0,
});
globalStyle('ul, ol, fieldset', { padding: 0 });
globalStyle('fieldset', { border: 0, minInlineSize: 0 });
globalStyle('legend', { padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' });
globalStyle('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 });
globalStyle('table', { borderCollapse: 'collapse' });
globalStyle('h1, h2, h3, h4, h5, h6', { '@media': { [media.print]: { breakAfter: 'avoid' } } });
// A figure with a table may be longer than a page.
globalStyle('tr, li, img, figure:not(:has(table))', {
  '@media': { [media.print]: { breakInside: 'avoid' } },
});
// A name that people give may be one long word: it breaks rather than widen its row or table. All other text keeps
// whole words.
globalStyle('h1, h2, h3, h4, h5, h6, [role="rowheader"]', { overflowWrap: 'anywhere' });
globalStyle('strong, b, th', { fontWeight: vars.font.weight.strong });
globalStyle('a', { color: vars.color.textLink });
globalStyle('[hidden]', { display: 'none' });

globalStyle('::selection', { backgroundColor: vars.color.action, color: vars.color.onAction });
globalStyle('::placeholder', { color: vars.color.textMuted, opacity: 1 });

// A real outline: shadows vanish in forced colors.
globalStyle(':focus-visible', {
  outline: `${vars.line.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.line.focusGap,
});
// Headings and regions take focus so that reading starts there; they are no controls.
globalStyle('[tabindex="-1"]:is(h1, h2, h3, main, section, div):focus-visible', {
  outline: 'none',
});

// react-aria injects this rule at run time, which a strict style-src forbids. An element with the id
// `react-aria-pressable-style` in the page keeps it from trying.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto',
    },
  },
});
