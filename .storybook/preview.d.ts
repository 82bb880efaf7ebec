import '../packages/ui/src/global.css';
declare const _default: import("@storybook/react-vite").ReactPreview<import("@storybook/react-vite").ReactTypes & import("@storybook/addon-a11y").A11yTypes & import("@storybook/addon-docs").DocsTypes & import("@storybook/addon-themes").ThemesTypes & {
    csf4: true;
}>;
export default _default;
