import { vars } from '@brandroom/tokens/theme.css';
import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { typeStep } from '../type-step';

const { color, font, line, motion, radius, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;

/** How many figures are beside each other; 4 by default. */
export const perRow = createVar();

export const frame = style({ containerType: 'inline-size' });
const inRows = (fewer: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${fallbackVar(perRow, '4')}, minmax(0, 1fr))`,
  border: hairline,
  borderRadius: radius.medium,
  backgroundColor: color.surface,
  overflow: 'clip',
  '@container': {
    [`(inline-size < ${fewer})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // 200 % text on a phone.
    '(inline-size < 14em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
const [few, many] = ['36em', '52em'];
export const strip = style(inRows(few));
/** Of five or six. */
export const long = style(inRows(many));
// Alone in its row of two.
for (const [list, fewer] of [
  [strip, few],
  [long, many],
] as const)
  globalStyle(`${list} > :last-child:nth-child(odd)`, {
    '@container': { [`(inline-size < ${fewer})`]: { gridColumn: '1 / -1' } },
  });
// The names, figures and notes of a row are on one line each.
const lines = { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' } as const;
// Each draws its start and its top edge, which the first of a row and the top row have outside of the card.
export const cell = style({
  ...lines,
  marginBlockStart: `calc(${line.hairline} * -1)`,
  marginInlineStart: `calc(${line.hairline} * -1)`,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
});
export const stat = style({
  ...lines,
  padding: `${space[12]} ${space[16]}`,
  color: color.text,
  textDecoration: 'none',
  transition: `background-color ${motion.state} ${motion.ease}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.surfaceHover },
    // Inside, because the card clips its overflow.
    '&:focus-visible': { outlineOffset: `calc(${line.focus} * -1)` },
  },
});
export const label = style({ ...typeStep('ui'), color: color.textMuted });
export const value = style({
  ...typeStep('display'),
  fontWeight: font.weight.strong,
  letterSpacing: font.tracking.tight,
});
export const more = style({ display: 'flex', flexDirection: 'column' });
export const note = style({ ...typeStep('caption'), color: color.textMuted });
const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  ...typeStep('caption'),
  fontWeight: font.weight.strong,
});
export const changes = styleVariants({
  good: [change, { color: color.textSuccess }],
  bad: [change, { color: color.textDanger }],
  neutral: [change, { color: color.textMuted }],
});
