import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, size, space } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minBlockSize: '100dvh',
  backgroundColor: color.surface,
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[48],
  padding: space[48],
  '@media': { [media.compact]: { padding: `${space[24]} ${space[16]}`, gap: space[32] } },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[32],
  inlineSize: '100%',
  maxInlineSize: size.toast,
  margin: 'auto',
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const tagline = style({ color: color.textMuted, ...typeStep('lead') });
export const footer = style({ ...typeStep('ui'), color: color.textMuted });

export const room = style({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: color.nav,
  borderInlineStart: `${vars.line.hairline} solid ${color.border}`,
  '@media': { [media.compact]: { display: 'none' } },
});
export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  // The text stays beside the shapes in both writing directions.
  direction: 'ltr',
});
const word = {
  fill: color.text,
  fontWeight: font.weight.strong,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
} as const;
export const parts = styleVariants({
  sheet: {
    fill: color.surface,
    stroke: color.border,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  },
  /** Beside a ground of nearly the same color it has an edge. */
  swatch: {
    stroke: color.border,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
  name: { ...word, ...typeStep('title') },
  text: { ...word, ...typeStep('body') },
  detail: {
    ...word,
    ...typeStep('body'),
    fill: color.textMuted,
    fontWeight: font.weight.regular,
  },
});
