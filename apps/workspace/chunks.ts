/** The part of the bundler's module graph that is asked here. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    isEntry: boolean;
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
}

/** The part of the product that a load, the page itself or an `import()`, belongs to. */
const parts = {
  page: /index\.html|\/src\/main\.tsx$/,
  /** What every signed-in page needs, the dashboard with it. */
  home: /routes\/_workspace(?:\/index)?\.tsx\?|app\/workspace-services|mock-backend\/src\/client/,
  account: /routes\/(?:login|register)\.tsx\?|\/(?:sign-in|user)\.schema\.ts$/,
  /** Pages of plain words around the accounts. */
  words: /routes\/(?:forgot-password|terms|privacy)\.tsx\?/,
  /** The frame's menus, panels and toasts, loaded once it is quiet. */
  overlay: /\/(?:UserMenu|NotificationList|BrandMenu|ToastStack)\.tsx$|\/toast-queue\.ts$/,
  /** The screens of the work and the dialogs that they open. */
  work: /routes\/_workspace\/(?:content|files)|features\/(?:content|files|images)\//,
  files: /routes\/_workspace\/files\.tsx\?/,
  /** The month and the week, with the library that draws them. */
  grid: /\/(?:CalendarGrid|CalendarKeys|DayDialog|EntryMenu|GridDialogs|GridOverlays)\.tsx$|\/entry-actions\.ts$/,
  list: /routes\/_workspace\/content\/calendar\.tsx\?/,
  write: /routes\/_workspace\/content\/(?:create|edit)/,
  images: /routes\/_workspace\/content\/generate-images\.tsx\?/,
  /** The calendars, which come when a screen with one has been shown. */
  dates: /\/(?:DatePicker|MomentPicker)\.tsx$/,
} as const;

/** Taking content out and in, which only a press loads: no file of a screen is cut by it. */
const exchange =
  /features\/content\/exchange\/(?:ExportOverlay|ImportDialog|(?:read|write)-csv)\.tsx?/;

/** The review desk, which only its own view loads: no file of another screen is cut by it. */
const desk = /features\/content\/review\/Review(?:Desk|Changed|Dialogs|Gone)\.tsx/;
/** What is looked at of a text, beside a form or in it, and its images: no file is cut by it either. */
const looks = /\/(?:PreviewPanel|PreviewDialog|BlogTools|MarkdownText|ImagePicker)\.tsx$/;

/** Small parts of libraries that several of the files need, none of which should load another. */
const small =
  /\/(?:useLabels|useControlledState|VisuallyHidden|Text|Autocomplete|SelectionIndicator|chevron-right|check)\.mjs$/;

/** What the grid shares with the desk, the history and the import, none of which should load it. */
const besideGrid =
  /\/(?:useQueries|queriesObserver)\.js$|\/(?:single-keys|keys\.messages)\.ts$|\/ui\/src\/LoadMore\/|\/icons\/keyboard\.mjs$/;

/** Icons of more than one screen; they come with the menus, whose icons most of them are. */
const icons =
  /\/icons\/(?:arrow-up-down|calendar-range|chevron-(?:down|left)|copy|download|ellipsis|layout-grid|list|list-x|search|trash|upload)\.mjs$/;

/** In the order in which they may take a module: a group takes along what its modules import. */
const chunks = [
  'base',
  'time',
  'planning',
  'machines',
  'schemas',
  'forms',
  'signed-in',
  'accounts',
  'words',
  'storage',
  'overlays',
  'choices',
  'work',
  'lists',
  'content',
  'workflow',
  'drafts',
  'images',
  'writing',
  'dates',
  'beside-grid',
  'grid',
  'saving',
  'drops',
  'dialogs',
  'exchange',
  'review',
] as const;

/** The loads that bring a module along by their static imports. */
function loadsOf(id: string, graph: ModuleGraph): readonly string[] {
  const seen = new Set([id]);
  // A set is also walked over what is added on the way.
  for (const each of seen) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  return [...seen].filter((each) => {
    const info = graph.getModuleInfo(each);
    return info?.isEntry === true || (info?.dynamicImporters.length ?? 0) > 0;
  });
}

/**
 * The file that a module goes into: a few larger ones instead of one for each shared bit, which
 * compress better and cost fewer requests. `null` leaves it to the bundler. Libraries follow the
 * code that uses them, for by their re-exports everything seems to use all of them.
 */
function chunkOf(id: string, graph: ModuleGraph): (typeof chunks)[number] | null {
  if (id.includes('rolldown/runtime')) return 'base';
  if (id.includes('/node_modules/xstate/')) return 'machines';
  if (id.includes('/node_modules/valibot/')) return 'schemas';
  // Date fields and the grid each come without the other.
  if (/\/@internationalized\/date\/|\/create-calendar\.ts$/.test(id)) return 'time';
  // What writing, and uploading from a list, both need of libraries.
  if (/\/vanilla-extract-(?:dynamic|private)\.esm\.js$/.test(id)) return 'work';
  if (id.endsWith('/item/command-key.ts')) return 'work';
  if (besideGrid.test(id)) return 'beside-grid';
  // What is told in a toast or asked in a dialog when a page is left.
  if (/\/(?:page\/(?:just-done\.ts|JustDone\.tsx)|useBlocker\.js)$/.test(id)) return 'overlays';
  // Every screen of the work has them, and has loaded that file: who may create, and what a form says.
  if (/\/(?:content\/(?:may-generate|visibility)|form\.messages)\.ts$/.test(id)) return 'overlays';
  // Lists and creating have it; editing does without.
  if (id.endsWith('/ui/src/ToggleGroup/ToggleGroup.tsx')) return 'choices';
  // Lists have it, and the tools of a blog post: where both have been loaded from.
  if (id.endsWith('/use-button-row.ts')) return 'content';
  if (id.endsWith('/writing/NotYet.tsx')) return 'writing';
  // Creating does without it, and the desk loads it with the first decision.
  if (id.endsWith('/use-kept-note.ts')) return null;
  // Of its parts the file library needs some; on its own it would compress worse for signing in.
  if (id.endsWith('/ui/src/Checkbox/Checkbox.tsx')) return 'forms';
  if (id.includes('/node_modules/')) {
    if (icons.test(id)) return 'overlays';
    return small.test(id) ? 'base' : null;
  }
  // Files that are chosen and saved, wherever that is.
  if (/\/ui\/src\/(?:FileDrop|ProgressBar)\/\w+\.tsx$/.test(id)) return 'drops';
  if (/\/(?:save-file|format\/size|focus-actions)\.ts$/.test(id)) return 'saving';
  // Every name of a file stands in the first page: what is small and of one kind shares one.
  if (parts.words.test(id)) return 'words';
  if (/\/(?:LostWorkspace\.tsx|StorageNotice\.tsx|storage\.messages\.ts)$/.test(id))
    return 'storage';
  const all = loadsOf(id, graph);
  const loads = all.filter((load) => ![exchange, desk, looks].some((part) => part.test(load)));
  if (all.length > 1 && all.every((load) => desk.test(load))) return 'review';
  if (all.length > 1 && all.every((load) => exchange.test(load))) return 'exchange';
  if (loads.length === 0 && all.length > 1) return null;
  const serves = (part: keyof typeof parts) => loads.some((load) => parts[part].test(load));
  if (serves('page') || (serves('home') && (serves('account') || serves('words')))) return 'base';
  if (serves('home')) return 'signed-in';
  // Only generating, only creating and only writing need these.
  if (/\/(?:posts|(?:generated-text|generated-image|posts|content-values)\.schema)\.ts$/.test(id))
    return null;
  if (/\.schema\.ts$|\/check-values\.ts$/.test(id)) {
    // Most of them nobody asks but the list of operations in the simulation's dialog.
    return loads.every((load) => load.endsWith('/SimulationDialog.tsx')) ? null : 'schemas';
  }
  // The grid asks the workflow as the edit screen does; the machines of all pages do without it.
  if (id.includes('/machines/src/content-workflow/') && serves('grid')) return 'workflow';
  if (id.includes('/packages/machines/') && loads.length > 1) return 'machines';
  if (serves('account') && loads.length > 1) return serves('work') ? 'forms' : 'accounts';
  if (serves('words') && loads.length > 1) return 'words';
  if (serves('overlay')) return 'overlays';
  // What is done with an item comes with its menu or the first key; date fields, which nothing else of the grid needs, with their dialogs.
  if (id.endsWith('/entry-actions.ts')) return null;
  if (/\/(?:DateDialog|ScheduleDialog|StepDialog)\.tsx$/.test(id)) return null;
  if (loads.length < 2 && !serves('dates')) {
    return id.endsWith('/CalendarGrid.tsx') ? 'grid' : null;
  }
  if (!serves('work') && !serves('dates')) return null;
  if (serves('images') && !serves('list')) {
    if (loads.every((load) => /\/(?:generate-images|ImageDialogs)\.tsx/.test(load)))
      return 'images';
    // Text that is kept, which writing has as well.
    return serves('write') && !serves('files') ? 'drafts' : 'work';
  }
  if (serves('files')) {
    if (!loads.some((load) => load.includes('/content/'))) return null;
    return serves('write') ? 'work' : 'lists';
  }
  if (serves('write') && serves('list')) return 'content';
  if (serves('write')) {
    if (/\/(?:use-content-workflow|show-failure|machines\/src\/.*)\.ts$/.test(id))
      return 'workflow';
    return 'writing';
  }
  if (serves('list')) return 'planning';
  if (serves('dates')) return 'dates';
  // Words and rules of the grid and of its menu, and nothing of other dialogs.
  const others = loads.some((load) => !parts.grid.test(load));
  return others ? 'dialogs' : 'grid';
}

/** The groups as the bundler takes them. */
export const chunkGroups = chunks.map((chunk, position) => ({
  name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === chunk ? chunk : null),
  priority: chunks.length - position,
}));
