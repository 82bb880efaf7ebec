import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunks';
import { routeFiles } from './route-files';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A route's loader comes with its screen: what it asks for would only wait for the screen,
      // and its imports would weigh on every first page otherwise.
      codeSplittingOptions: {
        defaultBehavior: [['component', 'loader', 'errorComponent', 'notFoundComponent']],
      },
      routesDirectory: here('./src/routes'),
      generatedRouteTree: here('./src/route-tree.gen.ts'),
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    vanillaExtractPlugin(),
    routeFiles(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  resolve: {
    alias: [
      // React has had it since 18; what stands in for it in older ones is never asked.
      {
        find: /^use-sync-external-store\/shim(?:\/index\.js$)?/,
        replacement: 'use-sync-external-store',
      },
      // The date library's own brings every calendar to everybody.
      {
        find: /^\.\/private\/createCalendar\.mjs$/,
        replacement: here('./src/shared/time/create-calendar.ts'),
      },
    ],
  },
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    manifest: true,
    // All of it weighs little more than the first page's, and no later file waits for its styles.
    cssCodeSplit: false,
    // The content-security-policy allows no inline data, and every file is hashed and cacheable.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: true,
    rolldownOptions: {
      // Reading something at the top of a module, and not using it, does nothing.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        codeSplitting: { groups: chunkGroups },
        // The first page lists all names, and what is random in them does not compress: 28 bits tell versions apart.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
