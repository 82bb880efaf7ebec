/** Whether stories run as tests, not to be looked at. */
export function isTestRun(): boolean {
  return '__vitest_browser__' in globalThis;
}
