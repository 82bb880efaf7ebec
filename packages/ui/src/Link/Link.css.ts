import { vars } from '@brandroom/tokens/theme.css';
import { recipe } from '@vanilla-extract/recipes';

export const link = recipe({
  base: {
    color: vars.color.textLink,
    cursor: 'pointer',
    borderRadius: vars.radius.small,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: vars.line.hairline,
    selectors: { '&[data-hovered]': { textDecorationThickness: vars.line.mark } },
  },
  variants: {
    variant: {
      inline: { textDecorationLine: 'underline' },
      strong: {
        color: vars.color.text,
        fontWeight: vars.font.weight.strong,
        textDecorationLine: 'none',
        selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
      },
      standalone: {
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
