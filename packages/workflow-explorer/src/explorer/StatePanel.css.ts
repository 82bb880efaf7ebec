import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { barsWithViews, pageBars } from '@brandroom/ui/page-room';
import { fallbackVar, style } from '@vanilla-extract/css';

const { color, line, space } = vars;

/** The steps in one column and their targets in another. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(65%) minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[12],
  // With 200 % text on a phone a target is below its step.
  '@media': { [media.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const step = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  justifyItems: 'start',
  rowGap: space[4],
});
/** The text about a step, below both. */
export const stepText = style({ gridColumn: '1 / -1', minInlineSize: 0, inlineSize: '100%' });
/** The rules of a group, set in from its line. */
export const parts = style({
  marginInlineStart: space[8],
  paddingInlineStart: space[12],
  borderInlineStart: `${line.hairline} solid ${color.border}`,
});
export const raw = style({ overflowWrap: 'anywhere' });

/** The panel is below the view. While that loads, scrolling stays with the page, not with the panel. */
export const below = style({
  overflowAnchor: 'none',
  selectors: { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Beside a view it scrolls by itself: the page can't bring the end of a sticky part into view. */
export const panel = style({
  '@media': {
    [media.wide]: {
      // Room for the focus rings at its edges, and for the buttons that hang over at its start.
      margin: `calc(-1 * ${space[8]})`,
      marginInlineStart: `calc(-1 * ${space[24]})`,
      padding: space[8],
      paddingInlineStart: space[24],
      // The last line in sight fades, and the end of the panel comes clear of it.
      paddingBlockEnd: space[24],
      maskImage: `linear-gradient(to bottom, black calc(100% - ${space[24]}), transparent)`,
      maxBlockSize: `calc(100dvh - ${fallbackVar(pageBars, barsWithViews)} - ${space[24]})`,
      overflowY: 'auto',
    },
    [media.short]: { maxBlockSize: 'none', maskImage: 'none' },
  },
});
