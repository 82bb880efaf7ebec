import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

const { color, font, line: stroke, radius, size, space } = vars;

export const scroller = style({
  overflow: 'auto',
  maxInlineSize: '100%',
  padding: stroke.focus,
  borderRadius: radius.medium,
  containerType: 'inline-size',
});
/** Its parts are placed from the left in every language, as the lines between them are. */
export const board = style({
  position: 'relative',
  direction: 'ltr',
  marginInline: 'auto',
});
/** The size of the small text, as a part of the board's. */
const small = '81.25%';
const current = { outline: `${stroke.mark} solid Highlight` };
const box = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  padding: 0,
  textAlign: 'center',
});
/** The corners of each status, as `boxPath` draws them in pictures. */
const shapes = {
  past: { borderRadius: 0 },
  possible: { borderRadius: radius.large },
  present: { borderEndStartRadius: 0 },
};
export const state = style([
  box,
  {
    border: `${stroke.hairline} solid ${color.borderControl}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    color: color.text,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: color.surfaceHover },
      '&:focus-visible': {
        outline: `${stroke.focus} solid ${color.focus}`,
        outlineOffset: stroke.focusGap,
      },
      '&[aria-current="true"]': { backgroundColor: color.surfaceSelected },
      '&[aria-current="true"]:not(:focus-visible)': current,
      '&[data-shape="final"]': {
        borderRadius: radius.large,
        borderStyle: 'double',
        borderWidth: stroke.focus,
      },
      '&[data-shape="history"]': { borderStyle: 'dotted' },
      '&:is([data-time="past"], [data-time="changed"])': { borderStyle: 'dashed' },
      '&[data-time="past"]': shapes.past,
      '&[data-time="possible"]': {
        ...shapes.possible,
        borderWidth: stroke.mark,
        borderColor: color.action,
      },
      '&[data-time="added"]': { borderWidth: stroke.focus, borderColor: color.text },
      '&[data-time="removed"]': { borderStyle: 'dotted', borderColor: color.text },
      '&[data-time="present"]': {
        ...shapes.present,
        borderWidth: stroke.focus,
        borderColor: color.action,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current="true"]:not(:focus-visible)': current },
      },
      // As high as a finger, though the lines leave less room.
      [media.coarsePointer]: {
        selectors: {
          '&::after': {
            content: '',
            position: 'absolute',
            inset: `min(0px, (100% - ${size.touch}) / 2)`,
          },
        },
      },
    },
  },
]);
export const name = style({
  fontSize: '87.5%',
  fontWeight: font.weight.strong,
  lineHeight: 1.4,
});
const smallText = style({ fontSize: small, lineHeight: 1.3, whiteSpace: 'nowrap' });
export const note = style([smallText, { color: color.textMuted }]);
export const stays = style({
  inlineSize: '100%',
  marginBlockStart: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `${stroke.hairline} solid ${color.border}`,
  textAlign: 'start',
});
export const label = style([
  smallText,
  {
    display: 'block',
    borderRadius: radius.small,
    selectors: {
      '&[data-chosen]': { outline: `${stroke.mark} solid ${color.focus}` },
      [`${stays} &`]: { display: 'flex', gap: space[4], marginInline: space[8] },
      [`${stays} &::before`]: { content: '"↻"', color: color.textMuted },
    },
  },
]);
export const line = style({ display: 'block' });
export const step = style([
  box,
  {
    gap: space[4],
    border: `${stroke.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    backgroundColor: color.surfaceSunken,
    color: color.text,
    selectors: {
      '&[data-time="past"]': shapes.past,
      '&[data-time="possible"]': {
        ...shapes.possible,
        borderColor: color.action,
        borderWidth: stroke.mark,
      },
      '&:is([data-time="past"], [data-time="changed"])': {
        borderColor: color.text,
        borderStyle: 'dashed',
      },
      '&[data-time="added"]': { borderColor: color.text, borderWidth: stroke.mark },
      '&[data-time="removed"]': { borderColor: color.text, borderStyle: 'dotted' },
    },
    '@media': {
      [media.forcedColors]: { borderColor: 'CanvasText' },
    },
  },
]);
