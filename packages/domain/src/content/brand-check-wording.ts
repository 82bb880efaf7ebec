import { formatCount } from '../format/count';
import { charactersOf } from './characters';
import type { ContentDraft } from './content.schema';
import { beginningOf, cutOff, inboxCuts, searchCuts } from './cut-off';

import type { BrandVoice, Finding } from './finding';
import { whole } from './finding';
import { linksOf, saysNothing } from './links';
import { readFields } from './mechanical-check';
import { isTelling, sentencesOf, stemOf, stemsOf, wordsOf } from './wording';

/** How much of a subject, a preheader and a search result is shown at most, in characters. */
export const shownLengths = {
  ...inboxCuts.desktop,
  seoTitle: searchCuts.title,
  seoDescription: searchCuts.description,
} as const;

/** The text for an empty field. */
const instead: Readonly<Record<keyof typeof shownLengths, string>> = {
  // The form itself asks for one.
  subject: '',
  preheader: 'Inboxes show the start of the text instead.',
  seoTitle: 'Search results show the title instead.',
  seoDescription: 'Search engines choose words from the text instead.',
};

const hint = { ...whole, severity: 'hint' } as const;

function linkFindings({ type, body }: ContentDraft): Finding[] {
  const links = linksOf(body);
  const place = { ...whole, field: 'body', source: 'Accessibility' } as const;
  const found: Finding[] = [];
  const bad = links.find(({ label }) => label !== null && saysNothing(label));
  const spoken = /\b(?:click|tap) here\b/iu.exec(body);
  if (bad || spoken) {
    found.push({
      ...place,
      id: 'link:empty',
      severity: 'warning',
      quote: bad?.text ?? spoken?.[0] ?? '',
      message: `The link “${bad?.label || spoken?.[0] || bad?.address}” doesn’t say where it goes.`,
      help: 'Name the page that it opens.',
    });
  }
  const bare = type === 'blog' ? links.find(({ label }) => label === null) : undefined;
  if (bare) {
    found.push({
      ...place,
      id: 'link:bare',
      severity: 'hint',
      quote: bare.address,
      message: 'Turn the bare URL into a link.',
      help: 'Write it as [words](address).',
    });
  }
  return found;
}

function lengthFindings(draft: ContentDraft): Finding[] {
  const rows: readonly (readonly [keyof typeof shownLengths, string, string, number, string])[] =
    draft.type === 'email'
      ? [
          ['subject', draft.subject, 'subject line', shownLengths.subject, 'Inbox'],
          ['preheader', draft.preheader, 'preheader', shownLengths.preheader, 'Inbox'],
        ]
      : draft.type === 'blog'
        ? [
            ['seoTitle', draft.seoTitle, 'SEO title', shownLengths.seoTitle, 'Search results'],
            [
              'seoDescription',
              draft.seoDescription,
              'SEO description',
              shownLengths.seoDescription,
              'Search results',
            ],
          ]
        : [];
  return rows.flatMap(([field, value, name, most, source]): Finding[] => {
    const text = value.trim();
    if (cutOff(text, most).isCut) {
      return [
        {
          ...hint,
          id: `length:${field}`,
          field,
          source,
          message: `The ${name} is cut off: it has ${formatCount(charactersOf(text).length, 'character')}.`,
          help: `Use at most ${most} characters.`,
        },
      ];
    }
    // The form itself asks for a subject line.
    if (text !== '' || field === 'subject') return [];
    return [
      {
        ...hint,
        id: `length:${field}`,
        field,
        source,
        message: `There is no ${name}.`,
        help: `${instead[field]} Use at most ${most} characters.`,
      },
    ];
  });
}

/** A sentence that ends with its own stop gets no second one behind the quotation. */
function quoted(text: string): string {
  const words = beginningOf(text, 120);
  return `“${words}”${/[.!?…]$/u.test(words) ? '' : '.'}`;
}

function shareOf(wanted: ReadonlySet<string>, present: ReadonlySet<string>): number {
  const found = [...wanted].filter((stem) => present.has(stem)).length;
  return wanted.size === 0 ? 0 : found / wanted.size;
}

function messageFindings(stems: ReadonlySet<string>, { messages }: BrandVoice): Finding[] {
  const shares = messages
    .map(({ content }) => ({ content, share: shareOf(stemsOf(content), stems) }))
    .toSorted((a, b) => b.share - a.share);
  const [nearest] = shares;
  if (!nearest || nearest.share >= 0.5) return [];
  return [
    {
      ...hint,
      id: 'message:none',
      field: 'body',
      source: 'Key messages',
      message: 'Doesn’t use any key message.',
      help: `Add one, such as ${quoted(nearest.content)}`,
    },
  ];
}

/** Words in a sentence, on average. */
function pace(texts: readonly string[]): number {
  const lengths = texts.flatMap(sentencesOf).map((sentence) => wordsOf(sentence).length);
  return lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
}

/** Texts with fewer meaningful words are too short to have a tone. */
const leastWords = 25;

function toneFindings(body: string, stems: ReadonlySet<string>, { tones }: BrandVoice): Finding[] {
  if (tones.length === 0 || stems.size < leastWords) return [];
  const place = { ...hint, field: 'body', source: 'Tone of voice' } as const;
  const found: Finding[] = [];
  const examples = tones.flatMap((tone) => tone.examples);
  const spoken = tones.flatMap((tone) => [tone.title, tone.description, ...tone.examples]);
  const known = stemsOf(spoken.join(' '));
  if (![...stems].some((stem) => known.has(stem))) {
    found.push({
      ...place,
      id: 'tone:words',
      message: 'Doesn’t match the tone examples.',
      help: `Compare it with an example: ${quoted(examples[0] ?? '')}`,
    });
  }
  const [here, there] = [pace([body]), pace(examples)];
  if (there > 0 && here > there * 2) {
    found.push({
      ...place,
      id: 'tone:pace',
      quote: sentencesOf(body).toSorted((a, b) => b.length - a.length)[0] ?? '',
      message: `Sentences average ${Math.round(here)} words; your tone examples average ${Math.round(there)}.`,
      help: 'Shorten the longest sentence first.',
    });
  }
  return found;
}

/** Findings on a draft's wording, for its readers and for the brand. */
export function wordingFindings(draft: ContentDraft, voice: BrandVoice): Finding[] {
  const words = wordsOf(
    readFields(draft)
      .map(([, text]) => text)
      .join('\n'),
  );
  // An empty form is no text in the wrong tone.
  if (words.length === 0) return [];
  const stems = new Set(words.filter(isTelling).map(stemOf));
  return [
    ...linkFindings(draft),
    ...lengthFindings(draft),
    ...messageFindings(stems, voice),
    ...toneFindings(draft.body, stems, voice),
  ];
}
