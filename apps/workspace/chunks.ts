/** The part of the bundler's module graph that is asked here. */
interface Graph {
  getModuleInfo(id: string): {
    isEntry: boolean;
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
}

/** Where code is loaded from: the page itself, or an `import()`. */
type Root = string;

/** Which loads bring a module along, over static imports. */
function rootsOf(id: string, graph: Graph, seen = new Set<string>()): Set<Root> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const info = graph.getModuleInfo(id);
  if (!info) return new Set();
  const roots = new Set<Root>();
  if (info.isEntry || info.dynamicImporters.length > 0) roots.add(id);
  for (const importer of info.importers) {
    for (const root of rootsOf(importer, graph, seen)) roots.add(root);
  }
  return roots;
}

const isPage = (root: Root) => root.includes('index.html') || root.endsWith('/src/main.tsx');
const kinds = {
  /** Loaded for every signed-in page. */
  home: /routes\/_workspace(?:\/index)?\.tsx\?|app\/workspace-services|mock-backend\/src\/client/,
  account: /routes\/(?:login|register|forgot-password|terms|privacy)\.tsx\?/,
  work: /routes\/_workspace\/(?:content|files)/,
} as const;

/**
 * The file that a module goes into: a few larger ones instead of one for each shared bit, which
 * compress better and cost fewer requests. `null` leaves it to the bundler.
 */
function chunkOf(id: string, graph: Graph): string | null {
  // Libraries follow the code that uses them: by their re-exports everything seems to use all.
  // A route's own part keeps its name, by which the size budgets know it.
  if (id.includes('/node_modules/') || id.includes('tsr-split')) return null;
  const roots = [...rootsOf(id, graph)];
  const serves = (kind: keyof typeof kinds) => roots.some((root) => kinds[kind].test(root));
  if (roots.some(isPage) || (serves('home') && serves('account'))) return 'base';
  if (serves('home')) return 'signed-in';
  if (roots.length < 2) return null;
  if (serves('account')) return serves('work') ? 'forms' : 'accounts';
  return roots.every((root) => kinds.work.test(root)) ? 'work' : null;
}

// A group takes along what its modules import, so the ones that all others build on come first.
const order = ['base', 'forms', 'signed-in', 'accounts', 'work'] as const;

/** The groups as the bundler takes them. */
export const chunkGroups = order.map((chunk, position) => ({
  name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
  priority: order.length - position,
}));
