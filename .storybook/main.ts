import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx', '../apps/workspace/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react(), vanillaExtractPlugin()],
      // One style sheet, as in the app: with several, their order would depend on which story loads
      // first.
      build: { chunkSizeWarningLimit: 2000, cssCodeSplit: false },
      // A dependency that is found only when its story runs reloads the page in the middle of the tests.
      optimizeDeps: {
        entries: ['packages/*/src/**/*.stories.tsx', 'apps/workspace/src/**/*.stories.tsx'],
        include: [
          'react',
          'react-dom/client',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
          'axe-core',
          '@storybook/addon-a11y',
          '@storybook/addon-docs',
          '@storybook/addon-docs/blocks',
          '@storybook/addon-themes',
          '@storybook/react-vite',
          'storybook/internal/core-events',
          'storybook/preview-api',
          'storybook/test',
        ],
        // Their runtime is imported by generated code or a worker, which no scan sees; it is ESM and needs no bundling.
        exclude: ['@vanilla-extract/recipes', '@vanilla-extract/dynamic', 'pdfjs-dist'],
      },
    }),
};

export default config;
