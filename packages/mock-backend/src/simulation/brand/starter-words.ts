import type { RuleDraft } from '@brandroom/domain/brand/rule.schema';
import type { VoiceToneDraft } from '@brandroom/domain/brand/voice-tone.schema';

/** The tones that moods choose from. */
export const starterTones = {
  warm: {
    title: 'Warm, not sweet',
    description: 'Speak as you would to a guest: friendly, by name, without exclamation marks.',
    examples: ['Good to have you back.', 'Take your time. We’ll be here until six.'],
  },
  plain: {
    title: 'Plain and direct',
    description: 'Short words and one idea a sentence. Say what happens next before why.',
    examples: ['Your order is ready. Pick it up today.', 'It takes ten minutes. Bring nothing.'],
  },
  calm: {
    title: 'Calm and clear',
    description: 'Never rush people. Give the fact, then the reassurance, then the next step.',
    examples: ['You don’t need to prepare anything.', 'If plans change, call us. That’s fine.'],
  },
  exact: {
    title: 'Confident and exact',
    description: 'Numbers instead of adjectives. Promise only what can be checked.',
    examples: ['Delivered in three days.', '12 people, 40 projects, one office.'],
  },
  expert: {
    title: 'Expert without jargon',
    description: 'Explain like a good colleague: name the term once, then use everyday words.',
    examples: [
      'A heat pump (it works like a fridge in reverse) halves the bill.',
      'We checked three options. This is the one we would take.',
    ],
  },
  playful: {
    title: 'Playful, never silly',
    description: 'A light turn of phrase is welcome once a text, and never about people.',
    examples: ['Rain is forecast. So is fun.', 'Three hills, two lakes, one very good sandwich.'],
  },
} as const satisfies Record<
  string,
  Omit<VoiceToneDraft, 'examples'> & { readonly examples: readonly string[] }
>;
export type ToneName = keyof typeof starterTones;

/** Rules that hold for any brand, until it has its own. */
export const starterRules = (name: string): RuleDraft[] => [
  {
    title: `Write ${name} in full`,
    description: `Use the name as ${name}, without abbreviations or capitals alone.`,
    examples: [`Good: ${name} opens at nine`, `Bad: ${name.toUpperCase()} opens at nine`],
    platform: 'all',
  },
  {
    title: 'One call to action',
    description: 'Each post asks for one thing only, at the end.',
    examples: ['Good: Book your place for Thursday', 'Bad: Like, share, comment and book now'],
    platform: 'social',
  },
  {
    title: 'The subject says what is inside',
    description: 'Name the news in the subject line, in at most 50 characters.',
    examples: ['Good: New opening hours from May', 'Bad: You won’t believe this'],
    platform: 'email',
  },
];
