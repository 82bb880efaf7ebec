import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { recipe } from '@vanilla-extract/recipes';

/** The name of a row or card, or a line of its own: the finger gets its 44 px, which would drive the lines of a text apart. */
const alone = {
  '@media': {
    [media.coarsePointer]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size.touch,
      minInlineSize: vars.size.touch,
      overflowWrap: 'anywhere',
    },
  },
} as const;

export const link = recipe({
  base: {
    color: vars.color.textLink,
    cursor: 'pointer',
    borderRadius: vars.radius.small,
    // The letters are lower than a target; above and below there is room that moves no line.
    paddingBlock: vars.line.focus,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: vars.line.hairline,
    selectors: { '&[data-hovered]': { textDecorationThickness: vars.line.mark } },
  },
  variants: {
    variant: {
      inline: { textDecorationLine: 'underline' },
      strong: {
        ...alone,
        color: vars.color.text,
        fontWeight: vars.font.weight.strong,
        textDecorationLine: 'none',
        selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
      },
      standalone: {
        ...alone,
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[4],
        minBlockSize: vars.size.target,
        textDecorationLine: 'none',
        fontWeight: vars.font.weight.strong,
        selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
      },
    },
  },
});
