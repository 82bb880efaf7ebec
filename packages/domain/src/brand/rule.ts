import type { Rule } from './rule.schema';
import type { RulePlatform } from './rule-platform';

/** Returns whether a tab shows a rule. Every tab shows the rules for all platforms. */
export function ruleMatchesTab(rule: Pick<Rule, 'platform'>, tab: RulePlatform): boolean {
  return tab === 'all' || rule.platform === 'all' || rule.platform === tab;
}

export type ExampleKind = 'good' | 'bad' | 'plain';

/** Returns whether an example starts with 'Good:' or 'Bad:', which sets its color and icon. */
export function exampleKind(example: string): ExampleKind {
  if (example.startsWith('Good:')) return 'good';
  return example.startsWith('Bad:') ? 'bad' : 'plain';
}
