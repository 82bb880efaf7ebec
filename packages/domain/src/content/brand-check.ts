import type { Message } from '../brand/message.schema';
import type { MechanicalRule } from '../brand/mechanical-rule';
import { mechanicalRules } from '../brand/mechanical-rule';
import type { Rule } from '../brand/rule.schema';
import { ruleMatchesTab } from '../brand/rule';
import type { VoiceTone } from '../brand/voice-tone.schema';
import { formatCount } from '../format/count';
import { platformLabels } from './channel';
import { wordingFindings } from './brand-check-wording';
import type { ContentDraft } from './content.schema';
import type { WrittenField } from './diff';
import { limitStates, platformLimits } from './limits';
import { brokenBy } from './mechanical-check';

/** A warning breaks something; a hint could be better. Neither keeps anybody from saving. */
export type FindingSeverity = 'warning' | 'hint';

export interface Finding {
  /** The same for the same finding of the same draft. */
  readonly id: string;
  readonly severity: FindingSeverity;
  /** The field to go to. */
  readonly field: WrittenField;
  /** Which image it is about, from 0; null for a field as a whole. */
  readonly at: number | null;
  /** What is not right. */
  readonly message: string;
  /** What would help. */
  readonly help: string;
  /** What asks for it, e.g. "Rule: Name the grower" or "LinkedIn". */
  readonly source: string;
}

/** What a brand says of how it wants to be heard. */
export interface BrandVoice {
  readonly rules: readonly Pick<Rule, 'id' | 'title' | 'description' | 'examples' | 'platform'>[];
  readonly messages: readonly Pick<Message, 'type' | 'content'>[];
  readonly tones: readonly Pick<VoiceTone, 'title' | 'description' | 'examples'>[];
}

function limitFindings(draft: ContentDraft): Finding[] {
  if (draft.type !== 'social') return [];
  const { platform } = draft;
  const source = platformLabels[platform];
  const { characters, images } = limitStates(draft, platform);
  const warning = { severity: 'warning', at: null, source } as const;
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
      message: `There are too many images for ${source}: ${images.words}.`,
      help: `Keep at most ${formatCount(platformLimits[platform].images, 'image')}.`,
    });
  }
  return found;
}

function imageFindings({ images }: ContentDraft): Finding[] {
  return images.flatMap(({ alt }, at): Finding[] => {
    const place = { field: 'images', at, source: 'Accessibility' } as const;
    const name = `Image ${at + 1}`;
    if (alt.trim() === '') {
      return [
        {
          ...place,
          id: `alt:${at}`,
          severity: 'warning',
          message: `${name} has no description.`,
          help: 'Say what it shows, for people who cannot see it.',
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
        message: `The description of image ${at + 1} starts with the kind of picture or is a file name.`,
        help: 'Say what it shows: a screen reader says already that it is an image.',
      },
    ];
  });
}

function ruleFindings(draft: ContentDraft, { rules }: BrandVoice): Finding[] {
  return rules
    .filter((rule) => ruleMatchesTab(rule, draft.type))
    .flatMap((rule) =>
      mechanicalRules(rule).flatMap((check: MechanicalRule) =>
        brokenBy(check, draft).map(({ field, message, help, severity = 'warning' }): Finding => ({
          id: `rule:${rule.id}:${check.kind}:${field}`,
          severity,
          field,
          at: null,
          message,
          help,
          source: `Rule: ${rule.title}`,
        })),
      ),
    );
}

/**
 * Compares what a person writes with the platform's limits and with what the brand says of itself
 * (issue "Brand check"). It warns and never blocks; warnings come first. Takes time in proportion
 * to the length of the text, and accepts any text.
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
