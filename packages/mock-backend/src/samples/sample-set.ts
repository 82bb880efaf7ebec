import type {
  CollectionName,
  Collections,
  ContentKeys,
} from '@brandroom/backend/store/collections';

/**
 * A date that is not yet tied to a calendar; always a whole number.
 *
 * Below zero it lies in the past: -1 is now, -100000 is the first day of the samples. Above zero
 * it lies ahead: minutes from the midnight (UTC) that began today, so that tomorrow is 1440.
 */
export type RelativeDate = number;

/** The value for the start of the past in a `RelativeDate`. */
export const pastParts = 100_000;
export const minutesOfDay = 1440;

const created = { moments: ['createdAt', 'updatedAt'] } as const;

/** The collections that samples fill, and which of their fields are moments or days. */
export const sampleDates = {
  agency: { moments: ['updatedAt'] },
  users: {},
  brands: created,
  logos: created,
  colors: created,
  typography: created,
  voiceTones: created,
  messages: created,
  rules: created,
  guidelines: created,
  files: { moments: ['createdAt'] },
  shares: { moments: ['createdAt', 'expiresAt'] },
  campaigns: { moments: ['createdAt', 'updatedAt'], days: ['startDate', 'endDate'] },
  content: {
    moments: ['createdAt', 'updatedAt', 'scheduledFor', 'publishedAt', 'approvedAt'],
  },
  history: { moments: ['at'] },
  emails: { moments: ['createdAt', 'updatedAt', 'sentAt', 'scheduledFor'] },
  prints: created,
  keywordGroups: created,
  socialConnections: { moments: ['connectedAt'] },
  chatConnections: { moments: ['connectedAt'] },
} as const satisfies {
  [C in CollectionName]?: {
    moments?: readonly (keyof Collections[C])[];
    days?: readonly (keyof Collections[C])[];
  };
};

export type SampleCollection = keyof typeof sampleDates;
export const sampleCollections = Object.keys(sampleDates) as readonly SampleCollection[];

type FieldsOf<C extends SampleCollection, Kind extends string> =
  (typeof sampleDates)[C] extends Record<Kind, readonly (infer Field)[]> ? Field : never;
type DateField<C extends SampleCollection> = FieldsOf<C, 'moments'> | FieldsOf<C, 'days'>;

type Timeless<Row, Field> = Row extends unknown
  ? {
      [K in keyof Row as Exclude<K, keyof ContentKeys | 'statusLines'>]: K extends Field
        ? RelativeDate | Extract<Row[K], null>
        : Row[K];
    }
  : never;

/** A stored row without its dates, which are relative, and without fields derived from them. */
export type SampleRow<C extends SampleCollection> = Timeless<Collections[C], DateField<C>>;

/** All samples of one scale, before they are placed against a moment. */
export type SampleSet = { [C in SampleCollection]: SampleRow<C>[] };
