import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The modules of react-aria that put a `<style>` element into the page. */
const injectors = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'];

/**
 * Content-security-policy sources (`sha256-…`) of every style element that the
 * installed react-aria would inject, computed from its source.
 *
 * @returns {string[]}
 */
export function injectedStyleHashes() {
  const ui = createRequire(
    fileURLToPath(new URL('../../packages/ui/package.json', import.meta.url)),
  );
  const components = createRequire(ui.resolve('react-aria-components'));
  const folder = join(dirname(components.resolve('react-aria/package.json')), 'dist/private');
  return injectors.map((path) => {
    const source = readFileSync(join(folder, path), 'utf8');
    const template = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1];
    if (template === undefined) throw new Error(`react-aria no longer injects a style in ${path}.`);
    const text = template.replace(/\$\{([^}]+)\}/g, (_, name) => {
      const value = new RegExp(`const ${name.replaceAll('$', '\\$')} = '([^']+)'`).exec(
        source,
      )?.[1];
      if (value === undefined) throw new Error(`react-aria: ${name} is not a constant in ${path}.`);
      return value;
    });
    return `sha256-${createHash('sha256').update(text.trim()).digest('base64')}`;
  });
}
