import { wordsOf } from '@brandroom/domain/content/wording';

export const backdrops = ['sea', 'mountain', 'city', 'hills', 'room'] as const;
export type BackdropName = (typeof backdrops)[number];
export const subjects = [
  'coffee',
  'plant',
  'people',
  'bike',
  'house',
  'heart',
  'gift',
  'product',
  'boat',
  'none',
] as const;
export type SubjectName = (typeof subjects)[number];

/** The content of a picture. */
export interface Content {
  readonly backdrop: BackdropName;
  readonly subject: SubjectName;
  readonly isNight: boolean;
}

const backdropWords: Record<Exclude<BackdropName, 'room'>, RegExp> = {
  sea: /^(?:seas?$|seaside|ocean|beach|coast|waves?|harbou?r|water|lake|river|island|shore|tide|boats?|sail|ship|fish|lighthouse)/u,
  mountain: /^(?:mountains?|alps?|peaks?|summit|snow|ski|glacier|hik|climb|canyon)/u,
  city: /^(?:cit(?:y|ies)|urban|street|town|skyline|buildings?|office|tower|traffic|commut|downtown|rooftops?)/u,
  hills:
    /^(?:hills?|valley|farm|fields?|forest|country|meadow|landscape|nature|grower|harvest|vineyard|garden|park|road|outdoors?)/u,
};

const subjectWords: Record<Exclude<SubjectName, 'none'>, RegExp> = {
  coffee:
    /^(?:coffee|espresso|cappuccino|latte|mug|cups?$|teas?$|caf[eé]s?|barista|brew|cocoa|breakfast)/u,
  plant: /^(?:plants?|lea(?:f|ves)|flowers?|tree|green|grow|botanic|herb|seed|bloom)/u,
  people:
    /^(?:people|persons?|team|famil(?:y|ies)|friends?|customers?|wom[ae]n|m[ae]n|child(?:ren)?|kids?|neighbou?rs?|doctors?|patients?|crowd|community|portrait|guests?)$/u,
  bike: /^(?:bikes?|bicycles?|cycl|e-?bikes?|ride|riders?|wheels?|pedal)/u,
  house: /^(?:house|home|shop|store|building|clinic|school|bakery|restaurant|door|opening)/u,
  heart: /^(?:hearts?|love|health|care$|wellness|valentine)/u,
  gift: /^(?:gifts?|present|box(?:es)?|christmas|birthday|voucher|packages?|parcel|surprise)/u,
  product:
    /^(?:products?|bottles?|pack(?:shot|aging)?|jars?|cans?$|soap|cream|perfume|juice|wine|beer|drink|bag)/u,
  boat: /^(?:boats?|sail|ships?|ferry|yacht)/u,
};

/** Words that mean outdoors without naming a place. */
const daylight = /^(?:sun|summer|spring|autumn|morning|sky)/u;
const night = /^(?:night|evening|midnight|moon|stars?|dark|dusk|starry|nocturn)/u;

function firstMatch<T extends string>(
  words: readonly string[],
  table: Record<T, RegExp>,
): T | undefined {
  for (const word of words) {
    for (const [name, pattern] of Object.entries<RegExp>(table)) {
      if (pattern.test(word)) return name as T;
    }
  }
  return undefined;
}

/**
 * Reads the content of a picture from a prompt, by a small vocabulary: place, subject and time of
 * day. The first known word wins. A prompt without a known word gives a still life of plain forms.
 */
export function readImagePrompt(prompt: string): Content {
  const words = wordsOf(prompt);
  const backdrop = firstMatch(words, backdropWords);
  return {
    backdrop: backdrop ?? (words.some((word) => daylight.test(word)) ? 'hills' : 'room'),
    subject: firstMatch(words, subjectWords) ?? 'none',
    isNight: words.some((word) => night.test(word)),
  };
}
