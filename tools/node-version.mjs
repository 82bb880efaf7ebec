// Runs on any Node version, so it uses only syntax that old versions can parse.

/**
 * Returns the problem of a Node version in words, or an empty string.
 *
 * @param {string} version as in `process.versions.node`
 * @param {string} range as in `engines.node` of package.json: `>=major.minor`
 * @returns {string}
 */
export function nodeProblem(version, range) {
  const wanted = range.replace('>=', '').split('.').map(Number);
  const given = version.split('.').map(Number);
  for (let index = 0; index < wanted.length; index += 1) {
    const want = wanted[index] || 0;
    const have = given[index] || 0;
    if (have > want) return '';
    if (have < want) {
      return `Brandroom needs Node ${range.replace('>=', '')} or newer; this is Node ${version}. Get a current one at https://nodejs.org/.`;
    }
  }
  return '';
}
