import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, line, radius, shadow, size, space } = vars;

export const ground = style({ alignItems: 'flex-start', paddingBlockStart: space[72] });
export const modal = style({ display: 'flex', maxBlockSize: '100%' });
export const palette = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: size.dialog,
  maxInlineSize: `calc(100vw - ${space[32]})`,
  maxBlockSize: '100%',
  padding: space[16],
  gap: space[8],
  backgroundColor: color.surfaceRaised,
  color: color.text,
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.large,
  boxShadow: shadow.overlay,
  outline: 'none',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const status = style({
  paddingInline: space[4],
  ...typeStep('caption'),
  color: color.textMuted,
});
export const results = style({ overflow: 'auto', marginInline: `calc(${space[4]} * -1)` });
export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  paddingInline: space[4],
  ...typeStep('ui'),
  color: color.textDanger,
});
/** One line each, even for long names. */
export const label = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
