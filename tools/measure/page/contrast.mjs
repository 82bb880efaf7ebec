/**
 * Text that is too faint in the themes that are not shown. Structure, names and roles are the same in every theme and
 * were judged by the story's own test. The page must have axe.
 *
 * @param {readonly string[]} themes as `data-theme` names them
 * @returns {Promise<string[]>}
 */
export async function tooFaint(themes) {
  const { axe } = /** @type {{ axe: typeof import('axe-core') }} */ (
    /** @type {unknown} */ (globalThis)
  );
  const { dataset } = document.documentElement;
  const shown = dataset['theme'] ?? 'light';
  /** @type {string[]} */
  const found = [];
  for (const theme of themes.filter((each) => each !== shown)) {
    dataset['theme'] = theme;
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
    for (const { target, failureSummary } of violations.flatMap(({ nodes }) => nodes))
      found.push(`${theme}: ${target.join(' ')}: ${failureSummary ?? ''}`);
  }
  dataset['theme'] = shown;
  return found;
}
