import { vars } from '@brandroom/tokens/theme.css';

/** Size and line height of one step of the type scale. */
export function typeStep(name: keyof typeof vars.font.size) {
  return { fontSize: vars.font.size[name], lineHeight: vars.font.leading[name] };
}
