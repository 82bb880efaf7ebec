import { vars } from '@brandroom/tokens/theme.css';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.5 } });

const bone = style({
  display: 'block',
  backgroundColor: vars.color.skeleton,
  borderRadius: vars.radius.small,
  animation: `${pulse} ${vars.motion.turn} ease-in-out infinite`,
});
const line = (size: string, leading: string) => ({
  blockSize: `calc(${size} * 0.75)`,
  marginBlock: `calc(${size} * (${leading} - 0.75) / 2)`,
});
const { size, leading } = vars.font;

/** Each has the outer size of the content that it replaces. */
export const shapes = styleVariants({
  text: [bone, line(size.body, leading.body)],
  caption: [bone, line(size.caption, leading.caption)],
  ui: [bone, line(size.ui, leading.ui)],
  title: [bone, line(size.title, leading.title)],
  display: [bone, line(size.display, leading.display)],
  control: [bone, { blockSize: vars.size.control, borderRadius: vars.radius.medium }],
  // A ChoiceButton.
  choice: [
    bone,
    { blockSize: `calc(${vars.space[32]} + ${vars.space[8]})`, borderRadius: vars.radius.medium },
  ],
  row: [bone, { blockSize: vars.density.row, borderRadius: vars.radius.medium }],
  block: [
    bone,
    { blockSize: '100%', minBlockSize: vars.space[72], borderRadius: vars.radius.medium },
  ],
  picture: [bone, { aspectRatio: '5 / 3', borderRadius: 0 }],
  avatar: [bone, { blockSize: vars.size.avatar, borderRadius: vars.radius.round }],
});
export const widths = styleVariants({
  full: { inlineSize: '100%' },
  long: { inlineSize: '75%' },
  medium: { inlineSize: '50%' },
  short: { inlineSize: '25%' },
  // A few words of their own width, in a line of facts.
  name: { inlineSize: `calc(${vars.size.filter} * 2 / 3)` },
  avatar: { inlineSize: vars.size.avatar },
});
