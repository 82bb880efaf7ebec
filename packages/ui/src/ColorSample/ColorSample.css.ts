import { vars } from '@brandroom/tokens/theme.css';
import { createVar, style } from '@vanilla-extract/css';

const { color, line, radius, size } = vars;

/** The color, given by the data. */
export const shown = createVar();

export const sample = style({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: 'middle',
  inlineSize: size.target,
  blockSize: size.target,
  backgroundColor: shown,
  border: `${line.hairline} solid ${color.borderControl}`,
  borderRadius: radius.small,
  // The color is the content, so forced colors leave it.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
