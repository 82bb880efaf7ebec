/** The effects of a tone on a text. */
export const traits = ['calm', 'warm', 'short', 'exact', 'playful', 'honest', 'credit'] as const;
export type Trait = (typeof traits)[number];

export interface Phrases {
  /** `{T}` is the topic at the start of a sentence, `{t}` inside one. */
  readonly openers: readonly string[];
  readonly middles: readonly string[];
  /** The one thing to do next. */
  readonly asks: readonly string[];
  readonly greeting: string;
  readonly farewell: string;
}

/** Short sentences without exclamation marks, so that every house rule leaves them as they are. */
export const phrases: Record<Trait, Phrases> = {
  calm: {
    openers: [
      '{T}. Here is what it means for you.',
      '{T}, in plain words.',
      'One thing at a time: {t}.',
    ],
    middles: ['We keep it simple, because that helps.', 'There is no hurry, and no small print.'],
    asks: ['Ask us if anything is unclear.', 'Take a look when it suits you.'],
    greeting: 'Hello,',
    farewell: 'Kind regards',
  },
  warm: {
    openers: [
      'Good to see you. Our news today: {t}.',
      'You asked, and here it is: {t}.',
      '{T}. We have been looking forward to this.',
    ],
    middles: [
      'Come as you are, and take your time.',
      'We think that you will feel the care in it.',
    ],
    asks: ['Tell us what you think.', 'Come by and see for yourself.'],
    greeting: 'Good morning,',
    farewell: 'Warm regards',
  },
  short: {
    openers: ['{T}. That is it.', 'News: {t}.', '{T}. Now.'],
    middles: ['No detours.', 'It is ready. So are we.'],
    asks: ['Try it.', 'Your turn.'],
    greeting: 'Hi,',
    farewell: 'See you',
  },
  exact: {
    openers: ['{T}: the facts first.', '{T}. Here is what to know.', 'One topic today: {t}.'],
    middles: ['We checked it before we wrote it.', 'No adjectives needed.'],
    asks: ['Ask us for the details.', 'Compare for yourself.'],
    greeting: 'Hello,',
    farewell: 'Regards',
  },
  playful: {
    openers: [
      '{T}. We could not keep it to ourselves.',
      'Some talk about the weather. We talk about this: {t}.',
      '{T}. You are welcome.',
    ],
    middles: ['We tried to be modest. It lasted a minute.', 'It is almost as good as we say.'],
    asks: ['Tell a friend, or keep it to yourself.', 'Say when.'],
    greeting: 'Hello you,',
    farewell: 'Until soon',
  },
  honest: {
    openers: [
      '{T}. We want to be open about it.',
      'You should hear this from us first: {t}.',
      '{T}. Here is what we know and what we do.',
    ],
    middles: ['We will say more as soon as we know more.', 'We are on it.'],
    asks: ['Write to us if it concerns you.', 'Reply, and a person answers.'],
    greeting: 'Hello,',
    farewell: 'With thanks for your patience',
  },
  credit: {
    openers: [
      '{T}. There are people behind it.',
      '{T}. The credit belongs to those who do the work.',
      'First of all, a thank you: {t}.',
    ],
    middles: ['They know what they do, and it shows.', 'We only pass it on.'],
    asks: ['Say thank you with us.', 'Ask us who they are.'],
    greeting: 'Hello,',
    farewell: 'With thanks',
  },
};

/** The words of a tone that show its trait. */
export const traitWords: Record<Trait, RegExp> = {
  short: /\b(?:quick|short|brief|fast|crisp|punchy|direct)/iu,
  exact: /\b(?:exact|number|figure|precise|fact|data)/iu,
  playful: /\b(?:cheek|play|witty|wit|fun|humou?r|tease)/iu,
  honest: /\b(?:honest|wrong|sorry|open|truth)/iu,
  credit: /\b(?:credit|communit|thank)/iu,
  warm: /\b(?:warm|kind|friendl|welcom|greet|gentle)/iu,
  calm: /\b(?:calm|clear|quiet|plain|simple)/iu,
};

/** The traits that suit the words of a prompt. */
export const occasions: readonly (readonly [RegExp, readonly Trait[]])[] = [
  [/\b(?:sorry|apolog|late|delay|problem|mistake|recall|cancel|closed|wrong|fail)/iu, ['honest']],
  [/\b(?:grower|farmer|team|thank|volunteer|portrait|meet|people)/iu, ['credit', 'warm']],
  [/\b(?:how|why|guide|explain|tips?|learn|step|advice)\b/iu, ['calm', 'exact']],
  [/\b(?:fast|race|speed|launch|sale|last|now|today|beat)\b/iu, ['short']],
  [/\b(?:numbers?|percent|test|range|results?|report|km|price)\b/iu, ['exact']],
  [/\b(?:fun|funny|joke|weekend|party|silly)\b/iu, ['playful', 'warm']],
  [/\b(?:welcome|morning|open|opening|invite|holiday|season|new)\b/iu, ['warm']],
];
