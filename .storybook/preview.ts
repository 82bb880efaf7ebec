import stories from '@brandroom/stories/preview';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';

// The list of stories is made by reading this file without running it: their tags and their order have to be written out.
export default definePreview({
  ...stories.input,
  addons: [addonDocs(), addonA11y(), addonThemes()],
  tags: ['autodocs'],
  parameters: {
    ...stories.input.parameters,
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Layout',
          'Typography',
          'Actions',
          'Forms',
          'Navigation',
          'Feedback',
          'Overlays',
          'Data',
          'Media',
          'Charts',
          'Screens',
        ],
      },
    },
  },
});
