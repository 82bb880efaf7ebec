import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { pageBars } from '../Page/page-room.css';
import { typeStep } from '../type-step';
import { viewBar as viewBarPlace } from '../PageBar/bar-rows.css';
import { narrow as narrowPageBar } from '../PageBar/PageBar.css';
import { bar as viewBar } from '../ViewBar/ViewBar.css';

const { color, font, size, space } = vars;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  minBlockSize: size.controlSmall,
  ...typeStep('ui'),
  '@media': { [media.print]: { display: 'none' } },
});
/** On a page without a view bar. */
export const apart = style([
  bar,
  {
    position: 'sticky',
    insetBlockStart: fallbackVar(pageBars, '0px'),
    zIndex: 2,
    backgroundColor: color.bg,
  },
]);
/** Below the title of a phone's page, over the views and the actions of the page. */
export const overRow = style([
  bar,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: size.bar,
    minBlockSize: size.bar,
    paddingInline: space[16],
    backgroundColor: color.bg,
  },
]);
// In the place of the view bar.
globalStyle(`${viewBar}:has(~ ${bar})`, { display: 'none' });
// The controls that it covers cannot be reached.
globalStyle(
  `${narrowPageBar}:has(> ${viewBarPlace} > ${overRow}) > :not(:first-child, ${viewBarPlace})`,
  { visibility: 'hidden' },
);
export const count = style({
  fontWeight: font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  // Room for the ring of a button.
  padding: space[8],
  margin: `calc(${space[8]} * -1) 0`,
});
globalStyle(`${actions} > *`, { flexShrink: 0, whiteSpace: 'nowrap' });
