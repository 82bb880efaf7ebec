import type { StarterBrand } from '@brandroom/backend/services';
import type { MessageDraft } from '@brandroom/domain/brand/message.schema';
import type { TypographyDraft } from '@brandroom/domain/brand/typography.schema';
import { brandNameOf } from '@brandroom/domain/brand/website.schema';

import { pick, randomFrom, seedFrom } from '../../samples/drawing/random';
import type { Random } from '../../samples/drawing/random';
import type { Mood, MoodFont } from './moods';
import { moods } from './moods';
import { starterColors } from './starter-colors';
import { starterRules, starterTones } from './starter-words';

/** The mood that the words of a host name suggest, or a random one. */
function moodOf(host: string, random: Random): Mood {
  const words = host.replace(/^www\./u, '').replaceAll(/[.-]/gu, ' ');
  return moods.find((mood) => mood.words.test(words)) ?? pick(random, moods);
}

function fontOf(name: string, { family, weights }: MoodFont, usage: string): TypographyDraft {
  const url = `https://fonts.google.com/specimen/${family.replaceAll(' ', '+')}`;
  return { name, family, weights: [...weights], usage, url };
}

function messagesOf({ taglines, pillars, values }: Mood, random: Random): MessageDraft[] {
  const tagline = pick(random, taglines);
  return [
    { type: 'tagline', content: tagline, description: 'A first tagline to react to.' },
    ...pillars.map(([content, description]) => ({ type: 'pillar', content, description }) as const),
    ...values.map(([content, description]) => ({ type: 'value', content, description }) as const),
  ];
}

/** Makes a brand from the host of a site alone; the same for the same host. */
export function starterBrand(host: string): StarterBrand {
  const random = randomFrom(seedFrom(host.replace(/^www\./u, '')));
  const mood = moodOf(host, random);
  const name = brandNameOf(host);
  return {
    name,
    description: `Started from the address ${host}. Describe what ${name} does, and for whom.`,
    colors: starterColors(mood, random),
    fonts: [
      fontOf('Headings', mood.headings, 'Titles and short statements, from 24 pixels up.'),
      fontOf('Text', mood.text, 'Everything people read: paragraphs, captions, buttons.'),
    ],
    tones: mood.tones.map((tone) => {
      const { title, description, examples } = starterTones[tone];
      return { title, description, examples: [...examples] };
    }),
    messages: messagesOf(mood, random),
    rules: starterRules(name),
  };
}
