import { vars } from '@brandroom/tokens/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, line, motion, radius, size, space } = vars;
const edge = `${line.hairline} solid ${color.borderControl}`;

/** Looks of the foundations pages alone. */
export const specimen = {
  swatch: style({
    flexShrink: 0,
    inlineSize: size.control,
    blockSize: size.icon,
    border: edge,
    borderRadius: radius.small,
    forcedColorAdjust: 'none',
  }),
  pair: style({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    inlineSize: size.control,
    blockSize: space[32],
    border: edge,
    borderRadius: radius.small,
    forcedColorAdjust: 'none',
  }),
  mark: style({
    inlineSize: size.iconSmall,
    blockSize: size.iconSmall,
    borderRadius: radius.round,
    backgroundColor: 'currentColor',
  }),
  sheet: style({
    minBlockSize: size.chart,
    padding: space[16],
    border: edge,
    borderRadius: radius.large,
    backgroundColor: color.surfaceRaised,
  }),
  block: style({ marginBlock: space[32], color: color.text }),
  frame: style({ border: edge, borderRadius: radius.medium, maxInlineSize: '100%' }),
  bar: style({ blockSize: size.iconSmall, backgroundColor: color.accent, flexShrink: 0 }),
  corner: style({ inlineSize: space[72], blockSize: space[48], border: edge }),
  track: style({ position: 'relative', blockSize: space[24], inlineSize: '100%' }),
  runner: style({
    position: 'absolute',
    inlineSize: space[24],
    blockSize: space[24],
    borderRadius: radius.round,
    backgroundColor: color.accent,
    insetInlineStart: 0,
    transitionProperty: 'inset-inline-start',
    transitionTimingFunction: motion.ease,
    selectors: { '&[data-away]': { insetInlineStart: `calc(100% - ${space[24]})` } },
  }),
};

// A long type in an args table breaks before it makes the page wider.
globalStyle('.docblock-argstable span, .docblock-argstable code', {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
