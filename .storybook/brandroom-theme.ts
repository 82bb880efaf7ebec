import { create } from 'storybook/theming/create';

/** The looks of Storybook's own parts: the frame and the docs pages. */
export const brandroomTheme = create({
  base: 'light',
  brandTitle: 'Brandroom',
  brandUrl: './',
  fontBase: '"Atkinson Hyperlegible Next", Arial, sans-serif',
  colorPrimary: '#f66b0e',
  colorSecondary: '#205375',
  appBg: '#f7f5f2',
  appBorderColor: '#dfdeda',
  appBorderRadius: 8,
  textColor: '#112b3c',
  textMutedColor: '#4a5b67',
  barSelectedColor: '#205375',
});
