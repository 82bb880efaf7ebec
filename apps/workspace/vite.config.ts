import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vite';
import { earlyRel, earlyScript } from '../../tools/serve/early-code.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Date fields and pickers, which only pages with a date load. */
const dates =
  /\/ui\/src\/Date(?:Time)?Picker\/|\/MomentPicker\.tsx$|\/@internationalized\/number\/|\/react-(?:aria|stately)\/dist\/.*\/(?:calendar|datepicker|spinbutton)\/|\/react-aria-components\/dist\/private\/(?:Calendar|DateField|DatePicker|HiddenDateInput)\.mjs$/;

/** Forms with autosave, choices and small tables: few pages have all three. */
const fields =
  /\/workspace\/src\/shared\/form\/|\/ui\/src\/(?:Checkbox|CheckboxGroup|DataTable|RadioGroup|ToggleGroup)\/|\/(?:checkbox|radio|toggle)\/|\/(?:Checkbox|RadioGroup|Switch|useSlot|useUpdateEffect)\.mjs$|\/icons\/minus\.mjs$/;

/** Other modules whose loads all belong to one page, or to a few similar pages. */
const ofFewPages =
  /\/features\/(?:legal|(?:brand|marketing)\/[^/]+|content\/(?:calendar|list|review))\/|\/shared\/(?:keys|palette)\/|\/domain\/src\/(?:brand|campaign|color|palette|search)\/|\/ui\/src\/(?:FileDrop|KeyList|SearchField|SelectBox|Switch|ViewBar)\/|\/(?:BrandGate|PageViews)\.tsx$|\/workflow-explorer\/src\/|\/statechart\/src\/(?:classify|explain|guard-leaves|preempted|refusals|start|step-from|waiting-for)\.ts$|\/(?:FileTrigger|SearchField|useFilter)\.mjs$|\/searchfield\//;

/** The entry, and what sign-in shares with the frame and most pages. */
const base =
  /\/workspace\/src\/main\.tsx$|\/ui\/src\/(?:Disclosure|ErrorSummary|Form|InlineAlert|Inline|Link|Stack|Text|TextField)\/|\/ui\/src\/(?:lazy-part\.tsx|load-once\.ts)$|\/form\/use-form\.ts$|\/icons\/(?:check|chevron-right)\.mjs$|\/private\/(?:Autocomplete|visually-hidden\/VisuallyHidden|utils\/useControlledState)\.mjs$/;

/** The shared code of the explorer's views; the chart is also that of a small picture. */
const explorer =
  /\/workflow-explorer\/src\/(?:source\.ts|chart\/describe-state\.ts|trial\/(?:moves|situations)\.ts|rights\/(?:payloads|verdict)\.ts|timeline\/(?:moment-at|time-spent)\.ts|explorer\/(?!explorer-keys|explorer\.messages|LogView|StepDetails|TableView|TryStep|WhoCan|WhyStep|facts\.|listed-keys|log[.-]|step-details|table\.|used-text|why\.)[^/]+)$/;

/**
 * The files that several loads share, seven as docs/decisions/0010-size-budgets.md allows; all else is
 * split by route and by dynamic import. A group takes what it names and what that imports, except
 * for what an earlier group has.
 */
const groups = [
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:react-router|router-core|history|react-store|store))\//,
  },
  { name: 'base', test: base },
  // The signed-in frame with the dashboard and XState, which it runs on, how names are joined, and how a record switches the brand.
  {
    name: 'workspace',
    test: /\/routes\/_workspace(?:\/index)?\.tsx\?|\/(?:workspace-services|auth-actor|format\/list|use-record-brand)\.ts$|\/mock-backend\/src\/client\.ts$/,
  },
  // The frame's menus, which load once it is idle.
  { name: 'overlays', test: /\/(?:UserMenu|BrandMenu)\.tsx$/ },
  // Modules that a dozen loads share, without their imports, which each page would load. Smaller
  // sets of loads share some files of less than 1 kB, which costs less than unused bytes.
  {
    name: 'shared',
    test: (id: string) => ![dates, fields, ofFewPages].some((pattern) => pattern.test(id)),
    minShareCount: 12,
    includeDependenciesRecursively: false,
  },
  { name: 'explorer', test: explorer, includeDependenciesRecursively: false },
  { name: 'dates', test: dates, includeDependenciesRecursively: false },
];

/** The groups, whose files keep their names; the manifest names all others. */
const groupNames = new Set(['rolldown-runtime', ...groups.map(({ name }) => name)]);

/** Returns how to find all files that a file of the bundle is loaded with, itself included. */
function importsIn(bundle: Rolldown.OutputBundle) {
  return function withImports(fileName: string, seen = new Set<string>()): ReadonlySet<string> {
    const file = bundle[fileName];
    if (file?.type === 'chunk' && !seen.has(fileName)) {
      seen.add(fileName);
      for (const each of file.imports) withImports(each, seen);
    }
    return seen;
  };
}

/** The files of the bundle that are loaded before a file asks for more. */
let loadedBefore: (fileName: string) => ReadonlySet<string> = () => new Set();
const loadOrder: Plugin = {
  name: 'load-order',
  generateBundle: (_, bundle) => {
    loadedBefore = importsIn(bundle);
  },
};

/** Lists the code of the signed-in frame in the page, which asks for it early where there is a session. */
const earlyCode: Plugin = {
  name: 'early-code',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const withImports = importsIn(bundle);
      const entry = chunks.find(({ isEntry }) => isEntry);
      const frame = chunks.find(({ name }) => name === 'workspace');
      // Development serves the files one by one.
      if (!entry || !frame) return [];
      const first = withImports(entry.fileName);
      const links = [...withImports(frame.fileName)].filter((each) => !first.has(each));
      // Before the styles, which a script in the page waits for.
      return [
        ...links.map((each) => ({
          tag: 'link',
          attrs: { rel: earlyRel, crossorigin: true, href: `/${each}` },
        })),
        { tag: 'script', children: earlyScript },
      ];
    },
  },
};

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // A route's loader comes with its screen: alone it would only wait for the screen.
        defaultBehavior: [['component', 'loader', 'errorComponent', 'notFoundComponent']],
      },
      routesDirectory: here('./src/routes'),
      generatedRouteTree: here('./src/route-tree.gen.ts'),
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    vanillaExtractPlugin(),
    loadOrder,
    earlyCode,
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  resolve: {
    alias: [
      // React has had it since 18, so its replacement for older versions is never used.
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
  worker: {
    format: 'es',
    // Its first code in one file, which compresses better than several.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'worker-base', tags: ['$initial'] }] } },
    },
  },
  build: {
    target: 'es2024',
    manifest: true,
    // All of it weighs little more than the first page's, and no later file waits for its styles.
    cssCodeSplit: false,
    // The content-security-policy allows no inline data, and every file is hashed and cacheable.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Lists of later loads leave out files that are already loaded.
      resolveDependencies: (_, files, { hostId, hostType }) => {
        if (hostType === 'html') return files;
        const there = loadedBefore(hostId);
        return files.filter((each) => !there.has(each));
      },
    },
    license: true,
    rolldownOptions: {
      // Reading something at the top of a module, and not using it, does nothing.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        codeSplitting: { groups },
        // Seven hexadecimal digits (28 bits) tell versions apart; more would not compress.
        hashCharacters: 'hex',
        // The first page lists all files: a name for each is more than the rest of that list.
        chunkFileNames: ({ name }) =>
          groupNames.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
      },
    },
  },
});
