import type { MechanicalRule } from '../brand/mechanical-rule';
import { mechanicalRules } from '../brand/mechanical-rule';
import { ruleMatchesTab } from '../brand/rule';
import { imageFindings, limitFindings } from './channel-check';
import { wordingFindings } from './brand-check-wording';
import type { ContentDraft } from './content.schema';
import type { BrandVoice, Finding } from './finding';
import { brokenBy } from './mechanical-check';

function ruleFindings(draft: ContentDraft, { rules }: BrandVoice): Finding[] {
  return rules
    .filter((rule) => ruleMatchesTab(rule, draft.type))
    .flatMap((rule) =>
      mechanicalRules(rule, draft.type).flatMap((check: MechanicalRule) =>
        brokenBy(check, draft).map(({ severity = 'warning', ...breach }): Finding => ({
          id: `rule:${rule.id}:${check.kind}:${breach.field}`,
          severity,
          ...breach,
          at: null,
          source: `Rule: ${rule.title}`,
          reason: rule.description,
        })),
      ),
    );
}

/**
 * Compares a draft with the platform's limits and the brand's rules, key messages and tones
 * (docs/product/content-workflow.md#brand-check). Warnings come first. Takes time in proportion to the
 * length of the text, and accepts any text.
 *
 * @param deletedImages the file ids of images that are known to be deleted
 */
export function brandCheck(
  draft: ContentDraft,
  voice: BrandVoice,
  deletedImages?: readonly string[],
): readonly Finding[] {
  const found = [
    ...limitFindings(draft),
    ...imageFindings(draft, deletedImages),
    ...ruleFindings(draft, voice),
    ...wordingFindings(draft, voice),
  ];
  return [
    ...found.filter(({ severity }) => severity === 'warning'),
    ...found.filter(({ severity }) => severity === 'hint'),
  ];
}
