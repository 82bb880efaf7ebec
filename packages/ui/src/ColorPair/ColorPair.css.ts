import { vars } from '@brandroom/tokens/theme.css';
import { createVar, style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, radius, size, space } = vars;

/** The two colors, given by the data. */
export const ground = createVar();
export const text = createVar();

export const pair = style({
  display: 'inline-flex',
  flex: 'none',
  verticalAlign: 'middle',
  overflow: 'hidden',
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.small,
  // The colors are the content, so forced colors leave them.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
export const plate = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: size.controlSmall,
  minBlockSize: `calc(${size.controlSmall} - ${space[8]})`,
  color: text,
  backgroundColor: ground,
  ...typeStep('ui'),
  fontWeight: font.weight.strong,
  // A picture of text: pairs that fail are shown too.
  '::before': { content: '"Aa"' },
});
