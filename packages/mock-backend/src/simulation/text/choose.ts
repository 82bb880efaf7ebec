import type { Message } from '@brandroom/domain/brand/message.schema';
import type { VoiceTone } from '@brandroom/domain/brand/voice-tone.schema';
import { stemsOf } from '@brandroom/domain/content/wording';

import type { Trait } from './phrases';
import { occasions, traits, traitWords } from './phrases';

function shared(stems: ReadonlySet<string>, text: string): number {
  return [...stemsOf(text)].filter((stem) => stems.has(stem)).length;
}

/** The one that scores highest; the first of equals. */
function best<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  return items.toSorted((a, b) => score(b) - score(a))[0];
}

const search = traits.toSorted((a, b) => Number(a === 'calm') - Number(b === 'calm'));

/** Returns the trait that a tone asks for, from its title or else from its description. */
export function traitOf({ title, description }: Pick<VoiceTone, 'title' | 'description'>): Trait {
  return (
    search.find((trait) => traitWords[trait].test(title)) ??
    search.find((trait) => traitWords[trait].test(description)) ??
    'calm'
  );
}

/** The tone that suits the prompt; undefined if the brand has none. */
export function chooseTone(
  prompt: string,
  stems: ReadonlySet<string>,
  tones: readonly VoiceTone[],
): VoiceTone | undefined {
  const wanted = occasions.filter(([words]) => words.test(prompt)).flatMap(([, suits]) => suits);
  return best(tones, (tone) => {
    const place = wanted.indexOf(traitOf(tone));
    const text = [tone.title, tone.description, ...tone.examples].join(' ');
    return (place < 0 ? 0 : 3 / (place + 1)) + shared(stems, text);
  });
}

/** The message of a kind that is nearest to the prompt. */
export function chooseMessage(
  stems: ReadonlySet<string>,
  messages: readonly Message[],
  types: readonly Message['type'][],
): Message | undefined {
  return best(
    messages.filter(({ type }) => types.includes(type)),
    ({ content, description }) => shared(stems, `${content} ${description}`),
  );
}
