import { media } from '@brandroom/tokens/media';
import { vars } from '@brandroom/tokens/theme.css';
import { style, styleVariants } from '@vanilla-extract/css';

export const grid = style({ display: 'grid', alignItems: 'stretch', minInlineSize: 0 });
export const gaps = styleVariants(vars.space, (gap) => ({ gap }));
const columns = (size: string, repeat: 'auto-fill' | 'auto-fit') => ({
  gridTemplateColumns: `repeat(${repeat}, minmax(min(100%, ${size}), 1fr))`,
});
const { filter, card, aside } = vars.size;
/** Two columns on a phone, one if words would break. */
const small = `min(${filter}, max(50% - ${vars.space[8]}, ${filter} - ${vars.space[24]}))`;
/** As wide as a card, two beside each other on a phone. */
const figure = `min(${card}, max(50% - ${vars.space[8]}, ${filter} - ${vars.space[24]}))`;
const sizes = { small, figure, medium: card, large: aside };
export const mins = styleVariants(sizes, (size) => ({
  ...columns(size, 'auto-fill'),
  // Two beside each other on A4, as on the wider Letter.
  '@media':
    size === aside ? { [media.print]: columns(`${aside} - ${vars.space[48]}`, 'auto-fill') } : {},
}));
export const filledMins = styleVariants(sizes, (size) => columns(size, 'auto-fit'));
