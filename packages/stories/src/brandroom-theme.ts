import dark from '@brandroom/tokens/exports/brandroom.dark.hex.tokens.json';
import hc from '@brandroom/tokens/exports/brandroom.hc.hex.tokens.json';
import light from '@brandroom/tokens/exports/brandroom.light.hex.tokens.json';
import { create } from 'storybook/theming/create';

/** The looks of Storybook's own parts, in one of our themes. */
function themeOf(base: 'light' | 'dark', { color }: Pick<typeof light, 'color'>) {
  const ground = color.bg.$value;
  const text = color.text.$value;
  const edge = color.border.$value;
  return create({
    base,
    brandTitle: 'Brandroom',
    brandUrl: './',
    fontBase: '"Atkinson Hyperlegible Next", Arial, sans-serif',
    colorPrimary: color.accent.$value,
    colorSecondary: color.action.$value,
    appBg: ground,
    appContentBg: ground,
    appPreviewBg: ground,
    appHoverBg: color['surface-hover'].$value,
    appBorderColor: edge,
    appBorderRadius: 8,
    textColor: text,
    textMutedColor: color['text-muted'].$value,
    barBg: color.surface.$value,
    barTextColor: color['text-muted'].$value,
    barHoverColor: text,
    barSelectedColor: color['text-link'].$value,
    inputBg: color.surface.$value,
    inputBorder: color['border-control'].$value,
    inputTextColor: text,
    buttonBg: color.surface.$value,
    buttonBorder: edge,
    booleanBg: color['surface-sunken'].$value,
    booleanSelectedBg: color.surface.$value,
  });
}

/** By the toolbar's word for the theme; the frame around everything stays light. */
export const brandroomThemes = {
  light: themeOf('light', light),
  dark: themeOf('dark', dark),
  'high contrast': themeOf('light', hc),
};
