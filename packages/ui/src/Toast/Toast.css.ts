import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { details as fileDetails } from '../MediaViewer/MediaViewer.css';
import { rootWith } from '../mark-root';
import { scrolled } from '../Page/Page.css';
import { peekSpacious } from '../Page/page-room.css';
import { body as peekBody } from '../Peek/Peek.css';
import { typeStep } from '../type-step';

const { color, font, line, motion, radius, shadow, size, space } = vars;

const rise = keyframes({ from: { transform: `translateY(${space[16]})`, opacity: 0 } });

export const region = style({
  position: 'fixed',
  insetBlockEnd: space[24],
  insetInlineEnd: space[24],
  zIndex: vars.layer.toast,
  maxInlineSize: `min(${size.toast}, calc(100vw - ${space[32]}))`,
  borderRadius: radius.large,
  selectors: {
    '&[data-place="start"]': { insetInlineEnd: 'auto', insetInlineStart: space[24] },
    '&[data-place="top"]': {
      insetBlockEnd: 'auto',
      insetBlockStart: `calc(${size.bar} + ${space[8]})`,
    },
  },
  '@media': {
    [media.narrow]: { insetInline: space[16], insetBlockEnd: space[16] },
    [media.print]: { display: 'none' },
    // Beside the navigation.
    [`not all and ${media.compact}`]: {
      selectors: {
        '&[data-place="start"]': { insetInlineStart: `calc(${size.nav} + ${space[24]})` },
      },
    },
  },
});
// Above the primary action of a form.
globalStyle(`${rootWith('foot')} ${region}`, {
  insetBlockEnd: `calc(${size.touch} + ${space[32]} + env(safe-area-inset-bottom, 0px))`,
});
// Beside the foot of an open overlay or, without room there, above it.
const besidePeek = `${rootWith('peek')} ${region}:not([data-place="start"], [data-place="top"])`;
globalStyle(besidePeek, {
  insetBlockEnd: `calc(${size.touch} + ${space[48]})`,
  '@media': {
    [media.wide]: {
      insetBlockEnd: space[24],
      insetInlineEnd: `calc(${size.peek} + ${space[24]})`,
    },
    [media.spacious]: { insetInlineEnd: `calc(${peekSpacious} + ${space[24]})` },
    // There the open thing is a part of the page.
    [media.short]: { insetBlockEnd: space[16], insetInlineEnd: space[16] },
  },
});
// All of the open thing can be scrolled from under the messages.
globalStyle(`${rootWith('toasts')} ${peekBody}`, {
  paddingBlockEnd: `calc(${size.touch} + ${space[48]})`,
  '@media': { [media.wide]: { paddingBlockEnd: space[16] } },
});
globalStyle(`${rootWith('toasts')} ${fileDetails}`, {
  '@media': { [media.compact]: { paddingBlockEnd: `calc(${size.touch} + ${space[48]})` } },
});
// On phones they lie over the whole width: the end of the page can be scrolled above three of one line.
globalStyle(`${rootWith('toasts')} ${scrolled}`, {
  '@media': { [media.narrow]: { paddingBlockEnd: `calc((${size.touch} + ${space[32]}) * 3)` } },
});
// Beside the details of a file, over which nothing else lies.
globalStyle(`${rootWith('file-details')} ${region}:not([data-place="start"], [data-place="top"])`, {
  insetInlineEnd: `calc(${size.aside} + ${space[24]})`,
  '@media': { [media.compact]: { insetInlineEnd: space[16] } },
});
// In the room that an open dialog has given up, regardless of the page under it.
globalStyle(`${rootWith('toasts')} ${region}[data-place="below"]`, {
  insetBlockEnd: space[16],
  insetInlineEnd: space[16],
  '@media': {
    [media.wide]: { insetBlockEnd: space[16], insetInlineEnd: space[16] },
    [media.spacious]: { insetInlineEnd: space[16] },
  },
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[8],
  paddingInlineStart: space[16],
  paddingInlineEnd: space[8],
  color: color.onInverse,
  backgroundColor: color.inverse,
  border: `${line.hairline} solid ${color.inverse}`,
  borderRadius: radius.medium,
  boxShadow: shadow.overlay,
  animation: `${rise} ${motion.place} ${motion.ease}`,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const content = style({ flex: '1 1 auto', minInlineSize: 0, paddingBlock: space[8] });
export const title = style({ ...typeStep('ui'), display: 'block', fontWeight: font.weight.strong });
// Each line is a sentence of its own.
export const description = style({
  display: 'block',
  whiteSpace: 'pre-line',
  ...typeStep('ui'),
});
/** Buttons on the inverse ground; the outline goes inside, where the ground is known. */
export const action = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: size.control,
  minInlineSize: size.control,
  paddingInline: space[12],
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.inverseAction,
  fontWeight: font.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&:focus-visible': {
      outlineColor: color.inverseAction,
      outlineOffset: `calc(${line.focus} * -1)`,
    },
  },
});
export const close = style([action, { paddingInline: 0, color: color.onInverse }]);
