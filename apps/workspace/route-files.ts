import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes beside Vite's manifest which file each lazy part of a route went into: the manifest names
 * only those that have a file of their own.
 */
export function routeFiles(): Plugin {
  let root = '';
  return {
    name: 'route-files',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? output.moduleIds
              .filter((id) => id.includes('?tsr-split='))
              .map((id) => [relative(root, id), output.fileName] as const)
          : [],
      );
      const source = JSON.stringify(Object.fromEntries(files), null, 2);
      this.emitFile({ type: 'asset', fileName: '.vite/route-files.json', source });
    },
  };
}
