import type { Rule, RulePlatform } from './rule.schema';

/** Does a rule stand on this tab? A rule for all platforms stands on every one (spec 2.12). */
export function ruleMatchesTab(rule: Pick<Rule, 'platform'>, tab: RulePlatform): boolean {
  return tab === 'all' || rule.platform === 'all' || rule.platform === tab;
}

export type ExampleKind = 'good' | 'bad' | 'plain';

/** An example that starts with 'Good:' or 'Bad:' says so by colour and icon (spec 2.12). */
export function exampleKind(example: string): ExampleKind {
  if (example.startsWith('Good:')) return 'good';
  return example.startsWith('Bad:') ? 'bad' : 'plain';
}
