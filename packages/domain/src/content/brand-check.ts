import type { MechanicalRule } from '../brand/mechanical-rule';
import { mechanicalRules } from '../brand/mechanical-rule';
import { ruleMatchesTab } from '../brand/rule';
import { formatCount } from '../format/count';
import { platformLabels } from './channel';
import { wordingFindings } from './brand-check-wording';
import type { ContentDraft } from './content.schema';
import type { BrandVoice, Finding } from './finding';
import { whole } from './finding';
import { limitStates, platformLimits } from './limits';
import { brokenBy } from './mechanical-check';

function limitFindings(draft: ContentDraft): Finding[] {
  if (draft.type !== 'social') return [];
  const { platform } = draft;
  const source = platformLabels[platform];
  const { characters, images } = limitStates(draft, platform);
  const warning = { ...whole, severity: 'warning', source } as const;
  const found: Finding[] = [];
  if (characters.left < 0) {
    found.push({
      ...warning,
      id: 'limit:characters',
      field: 'body',
      message: `The text is too long for ${source}: ${characters.words}.`,
      help: `Shorten it to ${formatCount(platformLimits[platform].characters, 'character')}.`,
    });
  }
  if (images.left < 0) {
    found.push({
      ...warning,
      id: 'limit:images',
      field: 'images',
      at: platformLimits[platform].images,
      message: `There are too many images for ${source}: ${images.words}.`,
      help: `Keep at most ${formatCount(platformLimits[platform].images, 'image')}.`,
    });
  }
  return found;
}

function imageFindings({ images }: ContentDraft): Finding[] {
  return images.flatMap(({ alt }, at): Finding[] => {
    const place = { ...whole, field: 'images', at, source: 'Accessibility' } as const;
    const name = `Image ${at + 1}`;
    if (alt.trim() === '') {
      return [
        {
          ...place,
          id: `alt:${at}`,
          severity: 'warning',
          message: `${name} has no alt text.`,
          help: 'Describe the image for people who can’t see it.',
        },
      ];
    }
    if (!/^(?:image|picture|photo|graphic)\b|\.(?:png|jpe?g|gif|svg)$/iu.test(alt.trim()))
      return [];
    return [
      {
        ...place,
        id: `alt:${at}`,
        severity: 'hint',
        message: `The alt text of image ${at + 1} starts with the kind of picture or is a file name.`,
        help: 'Describe what it shows. Screen readers already announce an image.',
      },
    ];
  });
}

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
 */
export function brandCheck(draft: ContentDraft, voice: BrandVoice): readonly Finding[] {
  const found = [
    ...limitFindings(draft),
    ...imageFindings(draft),
    ...ruleFindings(draft, voice),
    ...wordingFindings(draft, voice),
  ];
  return [
    ...found.filter(({ severity }) => severity === 'warning'),
    ...found.filter(({ severity }) => severity === 'hint'),
  ];
}
