import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { Announcer } from '../packages/ui/src/Announcer/Announcer';
import '../packages/ui/src/global.css';
import { brandroomTheme } from './brandroom-theme';
import { ComponentDocs } from './ComponentDocs';
import { expectContrastInOtherThemes } from './contrast-in-themes';
import { expectPassedThrough, givenFromOutside } from './passed-through';
import { expectMappedKeys, listenForKeys } from './pressed-keys';
import { Surrounded, surroundingsStart, surroundingsTypes } from './surroundings';
import { expectTranscript } from './transcript';

// Stories of screens start a whole backend; a busy machine takes its time for that.
configure({ asyncUtilTimeout: 10_000 });

const phone = { name: 'Phone, 320 px', styles: { width: '320px', height: '640px' } };
const desktop = { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '800px' } };

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes()],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    chromatic: {
      modes: {
        light: { theme: 'light', viewport: 'desktop' },
        dark: { theme: 'dark', viewport: 'desktop' },
        'high contrast': { theme: 'high contrast', viewport: 'desktop' },
        phone: { theme: 'light', viewport: 'phone' },
      },
    },
    docs: { page: ComponentDocs, theme: brandroomTheme },
    controls: { expanded: true },
    viewport: { options: { phone, desktop } },
    options: { storySort: { order: ['Foundations', 'Layout', 'Actions', 'Forms', 'Feedback'] } },
  },
  globalTypes: surroundingsTypes,
  initialGlobals: surroundingsStart,
  decorators: [
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark', 'high contrast': 'hc' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
    (Story, context) => (
      <Surrounded of={{ ...surroundingsStart, ...context.globals }}>
        <Announcer />
        <Story args={{ ...context.args, ...givenFromOutside(context) }} />
      </Surrounded>
    ),
  ],
  beforeEach: listenForKeys,
  afterEach: async (run) => {
    expectPassedThrough(run);
    expectMappedKeys(run);
    await expectTranscript(run);
    await expectContrastInOtherThemes(run);
  },
});
