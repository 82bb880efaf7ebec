import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { pageBars } from '../Page/page-room.css';
import { list as tabList, tabs } from '../Tabs/Tabs.css';

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
          gridTemplateColumns: `minmax(0, ${vars.size.form}) minmax(${vars.size.aside}, 1fr)`,
        },
      },
    },
  ],
  aside: [
    split,
    { '@media': { [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.aside}` } } },
  ],
});
export const main = style({ minInlineSize: 0, maxInlineSize: '100%' });
export const formMain = style([main, { inlineSize: '100%', maxInlineSize: vars.size.form }]);
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
// Four tabs have room beside each other.
globalStyle(`${aside} > ${tabs}`, { gap: vars.space[16] });
globalStyle(`${aside} > ${tabs} > ${tabList}`, { columnGap: vars.space[12] });
