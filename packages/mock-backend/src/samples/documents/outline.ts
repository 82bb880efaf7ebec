import { sampleBrands } from '../brands/sample-brands';
import type { SampleBrand } from '../brands/sample-brand';
import type { DocumentKind } from '../sample-files';

export interface Section {
  heading: string;
  paragraphs: readonly string[];
}

/** The content of a document, before it becomes a file of some format. */
export interface Outline {
  title: string;
  author: string;
  /** `#rrggbb`, the brand's first color. */
  color: string;
  sections: readonly Section[];
}

function guide({
  name,
  description,
  messages,
  colors,
  fonts,
  tones,
  rules,
}: SampleBrand): Section[] {
  return [
    { heading: `Who ${name} is`, paragraphs: [description] },
    {
      heading: 'What we say',
      paragraphs: messages.map(({ content, description: use }) =>
        [/[.!?]$/u.test(content) ? content : `${content}.`, use].join(' ').trim(),
      ),
    },
    {
      heading: 'Colors',
      paragraphs: colors.map(([color, hex, role, pms = '']) =>
        [`${color}: ${hex}`, role, pms].filter(Boolean).join(', '),
      ),
    },
    {
      heading: 'Typography',
      paragraphs: fonts.map(
        ({ name: font, family, weights, usage }) =>
          `${font}: ${family} ${weights.join(', ')}. ${usage}`,
      ),
    },
    {
      heading: 'Tone of voice',
      paragraphs: tones.flatMap(({ title, description: how, examples }) => [
        `${title}. ${how}`,
        ...examples.map((example) => `“${example}”`),
      ]),
    },
    {
      heading: 'Rules',
      paragraphs: rules.flatMap(({ title, description: rule, examples }) => [
        `${title}. ${rule}`,
        ...examples,
      ]),
    },
  ];
}

function brief({ campaigns, messages, tones }: SampleBrand, index: number): Section[] {
  const campaign = campaigns[index % campaigns.length];
  if (!campaign) return [];
  const { name, description, goals, channels, targeting } = campaign;
  const { locations, ageRange, interests } = targeting;
  return [
    { heading: name, paragraphs: [description] },
    { heading: 'Goals', paragraphs: goals },
    {
      heading: 'Whom it is for',
      paragraphs: [
        `People of ${ageRange.min} to ${ageRange.max} in ${locations.join(', ')}.`,
        `They care about ${interests.join(', ').toLowerCase()}.`,
      ],
    },
    { heading: 'Channels', paragraphs: [channels.join(', ')] },
    {
      heading: 'How it sounds',
      paragraphs: [
        ...messages.slice(0, 2).map(({ content }) => content),
        ...tones.slice(0, 1).map((tone) => tone.description),
      ],
    },
  ];
}

function report({ campaigns, keywordGroups }: SampleBrand, index: number): Section[] {
  const campaign = campaigns[index % campaigns.length];
  return [
    {
      heading: 'In short',
      paragraphs: [
        `${campaign?.name ?? 'The campaign'} did what it was meant to do, and cost less than planned.`,
        'What worked once more: real names, one offer at a time, pictures of our own.',
      ],
    },
    { heading: 'What we wanted', paragraphs: campaign?.goals ?? [] },
    {
      heading: 'What people searched for',
      paragraphs: keywordGroups.map(({ name, keywords }) => `${name}: ${keywords.join(', ')}`),
    },
    {
      heading: 'What we do next',
      paragraphs: [
        'Keep the two best posts running.',
        'Test a shorter subject line.',
        'Ask twenty customers why they stayed.',
      ],
    },
  ];
}

function template({ name, rules }: SampleBrand): Section[] {
  return [
    { heading: 'Title', paragraphs: ['[What happened, in at most ten words]'] },
    {
      heading: 'Why it matters',
      paragraphs: ['[Two sentences for somebody who does not know us]'],
    },
    {
      heading: 'The facts',
      paragraphs: ['[Who, what, where, when, how many; each with its source]'],
    },
    { heading: 'A quote', paragraphs: ['“[Something that a person would say aloud]”'] },
    {
      heading: `About ${name}`,
      paragraphs: ['[The three sentences of the brand guide, unchanged]'],
    },
    {
      heading: 'Before you send it',
      paragraphs: rules.slice(0, 3).map((rule) => `${rule.title}: ${rule.description}`),
    },
  ];
}

function notes({ tones, rules, rejections }: SampleBrand): Section[] {
  return [
    {
      heading: 'What we talked about',
      paragraphs: tones.map(({ title, description }) => `${title}: ${description}`),
    },
    { heading: 'What we agreed on', paragraphs: rules.map(({ title }) => title) },
    { heading: 'Heard in review', paragraphs: rejections.map((remark) => `“${remark}”`) },
  ];
}

const writers: Record<DocumentKind, (brand: SampleBrand, index: number) => Section[]> = {
  guide,
  brief,
  report,
  template,
  notes,
};

/** Returns a sample document's content: the file's stem as its title, and the brand's own words. */
export function outlineOf(kind: DocumentKind, brand: number, index: number, name: string): Outline {
  const from = sampleBrands[brand - 1] ?? sampleBrands[0];
  return {
    title: name.slice(0, name.lastIndexOf('.')),
    author: from.name,
    color: from.colors[0]?.[1] ?? '#000000',
    sections: writers[kind](from, index),
  };
}
