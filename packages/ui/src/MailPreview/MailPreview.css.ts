import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, radius, size, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;

const mail = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  backgroundColor: color.surfaceRaised,
  border: hairline,
  borderRadius: radius.large,
});
export const widths = styleVariants({
  phone: [mail, { maxInlineSize: size.aside }],
  desktop: [mail, { maxInlineSize: size.form }],
});
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: space[16],
  backgroundColor: color.surfaceSunken,
  borderBlockEnd: hairline,
});
const words = style({
  display: 'flex',
  minInlineSize: 0,
  columnGap: space[8],
  overflowWrap: 'anywhere',
});
/** Three lines on a phone; on a desktop one that wraps. */
export const inbox = styleVariants({
  phone: [words, { flexDirection: 'column' }],
  desktop: [
    words,
    {
      flexWrap: 'wrap',
      alignSelf: 'center',
      '@media': { [media.narrow]: { flexDirection: 'column' } },
    },
  ],
});
export const sender = style({ paddingInlineEnd: space[8] });
export const subject = style({ fontWeight: font.weight.strong });
export const preheader = style({ ...typeStep('ui'), color: color.textMuted });
export const message = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[16],
  paddingBlockEnd: space[24],
  overflowWrap: 'anywhere',
});
export const title = style({
  ...typeStep('lead'),
  fontWeight: font.weight.strong,
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  whiteSpace: 'pre-wrap',
});
