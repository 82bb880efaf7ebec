import type { DocumentKind, FrameName, PictureName, SampleFileSpec } from './sample-files';

const pictureTags: Readonly<Record<PictureName, readonly string[]>> = {
  hills: ['origin', 'landscape'],
  cup: ['drinks'],
  bag: ['product'],
  branches: ['origin', 'illustration'],
  morning: ['people', 'morning'],
  pattern: ['pattern'],
  road: ['city', 'night'],
  wheels: ['product', 'close-up'],
  ride: ['product'],
  map: ['route', 'city'],
  skyline: ['city'],
  engineering: ['product', 'technical'],
  sea: ['landscape'],
  pebbles: ['calm', 'still life'],
  people: ['people', 'community'],
  shell: ['illustration'],
  dunes: ['landscape'],
  heart: ['health'],
};

const frameTags: Partial<Record<FrameName, string>> = { story: 'story', banner: 'banner' };

const documentTags: Readonly<Record<DocumentKind, string>> = {
  guide: 'guidelines',
  brief: 'briefs',
  report: 'reports',
  template: 'templates',
  notes: 'writing',
};

/** Tags that the name of a file calls for. */
const namedTags: readonly (readonly [RegExp, string])[] = [
  [/spring/iu, 'spring'],
  [/winter|january/iu, 'winter'],
  [/hero/iu, 'campaign'],
  [/press|media kit/iu, 'press'],
];

/** The tags of a sample file: by its subject, its form, and its name. */
export function sampleTags({ name, motif }: SampleFileSpec): string[] {
  const named = namedTags.flatMap(([pattern, tag]) => (pattern.test(name) ? [tag] : []));
  if (motif.kind === 'logo') return ['logo', ...named];
  if (motif.kind === 'document') return [documentTags[motif.document], ...named];
  const framed = frameTags[motif.frame];
  return [...pictureTags[motif.picture], ...(framed ? [framed] : []), ...named];
}
