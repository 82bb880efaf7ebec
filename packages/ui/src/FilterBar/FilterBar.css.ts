import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, radius, size, space } = vars;

/** As wide as its chips; in a narrow bar it shows fewer of them. */
export const bar = style({ display: 'flex', alignItems: 'center', gap: space[8], flexShrink: 0 });
export const start = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const chip = style({ display: 'inline-flex', alignItems: 'center', flexShrink: 0 });
/** One box around both buttons. */
export const isSet = style({
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.medium,
  backgroundColor: color.surfaceSelected,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
});
export const words = style({
  whiteSpace: 'nowrap',
  selectors: {
    [`${isSet} > &`]: {
      minBlockSize: `calc(${size.controlSmall} - 2 * ${line.hairline})`,
      paddingInlineEnd: space[4],
      borderColor: 'transparent',
      background: 'none',
    },
  },
});
/** A long name is cut; its title and the name of the clearing button have it in full. */
export const text = style({
  display: 'block',
  maxInlineSize: size.menu,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const clear = style({
  selectors: {
    [`${isSet} > &`]: {
      minBlockSize: `calc(${size.controlSmall} - 2 * ${line.hairline})`,
      inlineSize: space[24],
    },
    // Does not cover the text before it.
    [`${isSet} > &::after`]: { insetInline: 0 },
  },
});
/** One field of values, lighter than the chips. */
export const quick = style({
  display: 'flex',
  flexShrink: 0,
  margin: 0,
  padding: 0,
  border: 'none',
  borderRadius: radius.medium,
  backgroundColor: color.surfaceSunken,
});
export const quickValue = style({
  whiteSpace: 'nowrap',
  selectors: {
    [`${quick} > &`]: {
      paddingInline: space[8],
      ...typeStep('caption'),
      fontWeight: font.weight.regular,
    },
    [`${quick} > &::after`]: { insetInline: 0 },
    [`${quick} > &[aria-pressed="true"]`]: {
      borderColor: color.borderControl,
      backgroundColor: color.surfaceSelected,
      fontWeight: font.weight.strong,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${quick} > &[aria-pressed="true"]`]: { borderColor: 'Highlight' } },
    },
  },
});
