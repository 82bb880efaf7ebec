import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { outOfGutters } from '../Page/Page.css';
import { pageBars } from '../Page/page-room.css';
import { card as sectionCard } from '../Section/Section.css';
import { list as tabList, tabs } from '../Tabs/Tabs.css';

/** 300 px. */
const queueWidth = `calc(${vars.size.card} * 5 / 4)`;

const split = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[32],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const variants = styleVariants({
  form: [
    split,
    {
      '@media': {
        [media.wide]: {
          gridTemplateColumns: `minmax(0, ${vars.size.form}) ${vars.size.aside}`,
        },
      },
    },
  ],
  aside: [
    split,
    { '@media': { [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.aside}` } } },
  ],
  queue: [
    outOfGutters,
    {
      display: 'grid',
      flex: '1 0 auto',
      gridTemplateColumns: `clamp(${vars.size.filter}, 32%, ${queueWidth}) minmax(0, 1fr)`,
    },
  ],
});
const main = style({ minInlineSize: 0, maxInlineSize: '100%' });
export const mains = styleVariants({
  form: [main, { inlineSize: '100%', maxInlineSize: vars.size.form }],
  aside: [main],
  queue: [
    main,
    {
      padding: vars.space[24],
      // The open item begins close to the bars.
      paddingBlockStart: vars.space[8],
      backgroundColor: vars.color.surface,
    },
  ],
});
export const aside = style({
  minInlineSize: 0,
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(${fallbackVar(pageBars, '0px')} + ${vars.space[16]})`,
    },
    [media.short]: { position: 'static' },
  },
});
/** As high as the window below the bars, so that its rows stay in sight while the item is read. */
export const queue = style({
  minInlineSize: 0,
  borderInlineEnd: `${vars.line.hairline} solid ${vars.color.border}`,
  position: 'sticky',
  insetBlockStart: fallbackVar(pageBars, '0px'),
  blockSize: `calc(100dvh - ${fallbackVar(pageBars, '0px')})`,
  overflowY: 'auto',
  '@media': { [media.short]: { position: 'static', blockSize: 'auto' } },
});
// Its card reaches from edge to edge.
globalStyle(`${queue} > ${sectionCard}`, {
  border: 'none',
  borderRadius: 0,
  backgroundColor: 'transparent',
});
// Four tabs have room beside each other.
globalStyle(`${aside} > ${tabs}`, { gap: vars.space[16] });
globalStyle(`${aside} > ${tabs} > ${tabList}`, { columnGap: vars.space[12] });
