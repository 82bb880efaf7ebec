/** The looks of Storybook's own parts: the frame and the docs pages. */
export declare const brandroomTheme: import("storybook/theming").ThemeVars;
