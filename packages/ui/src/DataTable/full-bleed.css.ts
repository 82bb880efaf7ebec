import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { pageBars, pageGutter } from '../Page/page-room.css';

const { color, line, space } = vars;
const hairline = `${line.hairline} solid ${color.border}`;
const narrow = (rule: object) => ({ '@media': { [media.narrow]: rule } });

const outward = `calc(${fallbackVar(pageGutter, '0px')} * -1)`;
/** From edge to edge of the page: no box around it, the first words in line with the page's own. */
export const fullBleed = style([
  { border: 0, borderRadius: 0, ...narrow({ marginBlockStart: space[8] }) },
  { '@media': { [`not all and ${media.narrow}`]: { marginInline: outward } } },
]);
const wide = (rule: object) => ({ '@media': { [`not all and ${media.narrow}`]: rule } });
// Lines of their own, which a head that stays keeps.
globalStyle(`${fullBleed} > table`, wide({ borderCollapse: 'separate', borderSpacing: 0 }));
globalStyle(`${fullBleed} tr > *`, wide({ borderBlockEnd: hairline }));
globalStyle(
  `${fullBleed} tr > :first-child`,
  wide({ paddingInlineStart: fallbackVar(pageGutter, space[16]) }),
);
globalStyle(
  `${fullBleed} tr > :last-child`,
  wide({ paddingInlineEnd: fallbackVar(pageGutter, space[16]) }),
);
globalStyle(`${fullBleed} thead th`, {
  '@media': {
    [`not all and ${media.narrow}`]: {
      position: 'sticky',
      insetBlockStart: fallbackVar(pageBars, '0px'),
      zIndex: 1,
      backgroundColor: color.surface,
    },
    [media.short]: { position: 'static' },
  },
});
