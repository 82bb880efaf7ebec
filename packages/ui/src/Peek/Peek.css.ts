import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { pageBars, peekSpacious } from '../Page/page-room.css';
import { typeStep } from '../type-step';

const { color, layer, line, motion, shadow, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;

const enter = keyframes({ from: { translate: space[24], opacity: 0 } });

export const peek = style({
  position: 'fixed',
  insetBlock: `${pageBars} 0`,
  insetInlineEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `min(100%, ${size.peek})`,
  backgroundColor: color.surface,
  borderInlineStart: hairline,
  boxShadow: shadow.overlay,
  animation: `${enter} ${motion.place} ${motion.ease}`,
  '@media': {
    [media.spacious]: { inlineSize: peekSpacious, boxShadow: 'none' },
    // At 400 % zoom it is part of the page, after what it belongs to.
    [media.short]: { position: 'static', inlineSize: '100%', boxShadow: 'none' },
    [media.print]: { display: 'none' },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: size.viewBar,
  paddingInline: `${space[16]} ${space[8]}`,
  borderBlockEnd: hairline,
  ...typeStep('caption'),
  color: color.textMuted,
});
export const kind = style({ flex: '1 1 auto', minInlineSize: 0 });
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  padding: space[16],
});
export const title = style({ overflowWrap: 'anywhere' });
export const properties = style({ display: 'flex', flexDirection: 'column', ...typeStep('ui') });
export const property = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  columnGap: space[8],
  alignItems: 'center',
});
export const term = style({ color: color.textMuted });
export const detail = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: size.controlSmall,
  overflowWrap: 'anywhere',
});
// Their text, not their invisible edges, is aligned with the facts without a control.
globalStyle(`${detail} > button:first-child`, { marginInlineStart: `calc(${space[8]} * -1)` });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: hairline,
});
