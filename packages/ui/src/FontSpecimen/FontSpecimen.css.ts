import { vars } from '@brandroom/tokens/theme.css';
import { createVar, style } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, line, radius, space } = vars;

/** The family that is shown, and the weight of a line, given by the data. */
export const family = createVar();
export const weight = createVar();
/** The size of a line of the scale. */
export const size = createVar();

export const specimen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minInlineSize: 0,
});
export const head = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const name = style({
  fontFamily: family,
  ...typeStep('hero'),
  overflowWrap: 'anywhere',
});
export const use = style({ color: color.textMuted });
export const fallback = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: space[12],
  color: color.notice.warning.text,
  backgroundColor: color.notice.warning.bg,
  border: `${line.hairline} solid ${color.notice.warning.border}`,
  borderRadius: radius.medium,
});
export const lines = style({ display: 'flex', flexDirection: 'column' });
export const sampleLine = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlock: space[16],
  borderBlockStart: `${line.hairline} solid ${color.border}`,
});
export const label = style({ ...typeStep('caption'), color: color.textMuted });
const inFace = {
  fontFamily: family,
  fontWeight: weight,
  // A bold made by the browser is not the brand's.
  fontSynthesis: 'none',
  overflowWrap: 'anywhere',
} as const;
export const sample = style({ ...typeStep('display'), ...inFace });
export const text = style({ ...typeStep('body'), ...inFace });
export const sized = style({
  fontFamily: family,
  fontSize: size,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const glyphs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBlockStart: space[16],
  borderBlockStart: `${line.hairline} solid ${color.border}`,
  fontFamily: family,
  ...typeStep('title'),
  overflowWrap: 'anywhere',
});
