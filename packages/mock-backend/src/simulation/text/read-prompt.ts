import { isTelling, sentencesOf, stemOf, wordsOf } from '@brandroom/domain/content/wording';

/** The topic of a prompt. */
export interface Topic {
  /** The topic as written inside a sentence; never empty. */
  readonly words: string;
  /** A further sentence of the prompt with more detail; else ''. */
  readonly detail: string;
  /** The meaningful words of the whole prompt, reduced to their stems. */
  readonly stems: ReadonlySet<string>;
  /** The meaningful words of the topic, each once: names first, then the longest. */
  readonly names: readonly string[];
}

/** The part of a prompt that gives an instruction rather than the topic. */
const order =
  /^(?:please |can you |could you |i (?:want|need|would like) (?:you to )?)*(?:write|create|draft|generate|make|compose|prepare|post|tell|share|announce|promote|introduce|celebrate|explain|describe|highlight|advertise|invite)\b(?: me| us| people| everyone| our (?:followers|readers|customers|guests|patients))*(?:(?: an?| the| some| one)?(?: (?:short|long|new|friendly|warm|funny|quick|great|engaging|social(?: media)?|linkedin|instagram|facebook|bluesky|x|marketing|weekly|monthly))* (?:posts?|emails?|newsletters?|blog(?: posts?)?|articles?|captions?|texts?|messages?|threads?|stor(?:y|ies)|copy|something))?(?: (?:about|on|for|that|announcing|promoting|introducing|to (?:announce|promote|introduce|explain|celebrate)|to))?(?= |$)/iu;

/** Words for the writer, not for the readers. */
const instruction =
  /^(?:ignore|disregard|forget|pretend|you are|act as|system|assistant|use|add|include|keep|do not|don[’']t|never|always|make (?:it|sure)|mention|answer|reply|output|print|repeat|reveal|in the (?:tone|style))\b/iu;

const markup =
  /<[^<>]{0,200}>|https?:\/\/\S*|[<>{}[\]()|\\`*_~#@^="“”„]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** At most so many code points, cut between words where there are any. */
export function cutTo(text: string, most: number): string {
  const points = Array.from(text);
  if (points.length <= most) return text;
  const cut = points.slice(0, most).join('');
  const space = cut.lastIndexOf(' ');
  return (space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/u, '');
}

const determiner = /^(?:An?|The|Our|Your|My|This|These|Some|New|How|Why|What|When|Where|Sorry)\b/u;
const lowerFirst = (text: string) =>
  determiner.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;

/** The text with a capital at its start. */
export function upperFirst(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toUpperCase() + rest.join('');
}

function clean(sentence: string): string {
  return sentence
    .replace(/^[\s,;:.!?–-]+|[\s,;:.!?–-]+$/gu, '')
    .replace(/!+/gu, '')
    .replace(/\s+/gu, ' ');
}

/** The parts of a prompt that are meant for readers, in its own words. */
function statements(prompt: string): string[] {
  const plain = prompt.replace(markup, (found) => (found === '\n' ? found : ' '));
  return sentencesOf(plain)
    .map((sentence) => clean(clean(sentence).replace(order, '')))
    .filter((sentence) => !instruction.test(sentence) && wordsOf(sentence).some(isTelling));
}

/** Returns whether a word has a capital inside the topic, as names do. */
function isNamed(words: string, name: string): boolean {
  return words.indexOf(upperFirst(name)) > 0;
}

/**
 * Reads a prompt as a topic to write about, never as an instruction to follow. Markup, addresses
 * and control characters are dropped.
 *
 * @param isFit whether the brand's rules allow a text
 * @param fallback the topic if the prompt has none
 */
export function readPrompt(
  prompt: string,
  limits: { readonly words: number; readonly characters: number },
  isFit: (sentence: string) => boolean,
  fallback: string,
): Topic {
  const [first = fallback, ...others] = statements(prompt).filter(isFit);
  const words = cutTo(first.split(' ').slice(0, limits.words).join(' '), limits.characters);
  const told = others.find((sentence) => sentence.split(' ').length <= limits.words * 2);
  return {
    words: lowerFirst(words),
    detail: told === undefined ? '' : `${upperFirst(cutTo(told, 200))}.`,
    stems: new Set(wordsOf(prompt).filter(isTelling).map(stemOf)),
    names: [
      ...new Set(wordsOf(words).filter((word) => isTelling(word) && word.length > 3)),
    ].toSorted(
      (a, b) => Number(isNamed(words, b)) - Number(isNamed(words, a)) || b.length - a.length,
    ),
  };
}
