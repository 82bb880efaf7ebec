import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { fieldBox, fieldError, fieldStack } from '../Field/Field.css';
import { pageBars, peekSpacious } from '../Page/page-room.css';
import * as select from '../Select/Select.css';
import { typeStep } from '../type-step';

const { color, font, layer, line, motion, shadow, size, space } = vars;
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
    // At 400 % zoom it is part of the page, after the element it belongs to.
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
export const kind = style({ display: 'flex', flex: '1 1 auto', minInlineSize: 0 });
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  padding: space[16],
});
export const text = style({ display: 'flex', flexDirection: 'column', gap: space[12] });
export const editable = style([text]);
// A click on it edits it.
globalStyle(`${editable} :is(p, li, blockquote, h3, h4, h5, h6, [dir="auto"])`, { cursor: 'text' });
export const title = style({ overflowWrap: 'anywhere' });
// Between a page's title and a part's: it names the open thing, in less room than a page has.
globalStyle(`${title}${title}`, {
  fontSize: `calc((${font.size.lead} + ${font.size.title}) / 2)`,
  lineHeight: `calc((${font.leading.lead} + ${font.leading.title}) / 2)`,
});
export const intro = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
/** The action floats at the end of the first row, so that the rows below have the whole width. */
export const facts = style({ display: 'flow-root' });
globalStyle(`${facts} > button, ${facts} > a`, {
  float: 'inline-end',
  marginInlineStart: space[8],
});
export const properties = style(typeStep('ui'));
export const property = style({
  display: 'grid',
  gridTemplateColumns: `calc(${space[48]} * 2) minmax(0, 1fr)`,
});
// The name of a row stays on its first line.
export const term = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: size.controlSmall,
  color: color.textMuted,
});
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: size.controlSmall,
  overflowWrap: 'anywhere',
});
const quiet = [kind, detail];
const inQuiet = (...selectors: string[]) =>
  quiet.flatMap((place) => selectors.map((each) => `${place} ${each}`)).join(', ');
/** The distance of a control's text from its edge. */
const inset = `calc(${space[12]} + ${line.hairline})`;
// Their text, not their invisible edges, is aligned with the facts without a control.
globalStyle(`${inQuiet(fieldBox)}, ${detail} > button:first-child`, {
  marginInlineStart: `calc(${inset} * -1)`,
});
globalStyle(inQuiet(fieldBox), {
  inlineSize: 'auto',
  maxInlineSize: `calc(100% + ${inset})`,
  minBlockSize: size.controlSmall,
  fieldSizing: 'content',
  backgroundColor: 'transparent',
  ...typeStep('ui'),
});
globalStyle(inQuiet(`${fieldBox}:not([aria-invalid="true"])`), { borderColor: 'transparent' });
globalStyle(inQuiet(`${fieldBox}:hover:not(:disabled)`), { backgroundColor: color.surfaceHover });
// Nothing to choose: it is a fact like the others.
globalStyle(inQuiet(`${select.select}:disabled`), { opacity: 1, cursor: 'default' });
globalStyle(inQuiet(`${select.select}:disabled + ${select.chevron}`), { display: 'none' });
globalStyle(inQuiet(fieldStack), {
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  maxInlineSize: '100%',
});
globalStyle(inQuiet(fieldError), { flexBasis: '100%' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: hairline,
});
