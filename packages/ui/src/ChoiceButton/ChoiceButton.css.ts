import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, motion, radius, space } = vars;

export const fixed = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: `calc(${space[32]} + ${space[8]})`,
  padding: `${line.hairline} ${space[8]}`,
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  color: color.text,
  textAlign: 'start',
});
/** No box: only the mark and the label, with a background under the pointer. */
export const choice = style([
  fixed,
  {
    cursor: 'pointer',
    transition: `background-color ${motion.state} ${motion.ease}`,
    selectors: {
      '&[data-hovered], &[aria-expanded="true"]': { backgroundColor: color.navHover },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
    '@media': {
      [media.coarsePointer]: { minBlockSize: vars.size.touch },
      [media.forcedColors]: { border: `${line.hairline} solid ButtonBorder` },
    },
  },
]);
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
});
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const title = style({
  ...cut,
  fontSize: font.size.body,
  fontWeight: font.weight.strong,
  lineHeight: font.leading.title,
});
export const description = style({ ...cut, ...typeStep('caption'), color: color.textMuted });
export const sign = style({ display: 'flex', flexShrink: 0, color: color.textMuted });
/** Centered in the collapsed navigation. */
export const markOnly = style({ justifyContent: 'center', paddingInline: 0 });
