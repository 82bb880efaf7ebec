import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';

/** Out of sight, but heard. */
export const hidden = {
  position: 'absolute',
  inlineSize: vars.line.hairline,
  blockSize: vars.line.hairline,
  margin: `calc(${vars.line.hairline} * -1)`,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** Also composed into parts that are hidden from sight only. */
export const visuallyHidden = style(hidden);
