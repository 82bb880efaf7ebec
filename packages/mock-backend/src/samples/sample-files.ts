import type { FileCategory } from '@brandroom/domain/file/file.schema';

import { parseSampleId } from './sample-ids';
import type { LogoLayout } from './drawing/logos';

export const pictureNames = {
  1: ['hills', 'cup', 'bag', 'branches', 'morning', 'pattern'],
  2: ['road', 'wheels', 'ride', 'map', 'skyline', 'engineering'],
  3: ['sea', 'pebbles', 'people', 'shell', 'dunes', 'heart'],
} as const;
export type PictureName = (typeof pictureNames)[1 | 2 | 3][number];

/** The alt text of each picture. */
export const pictureTexts: Readonly<Record<PictureName, string>> = {
  hills: 'Terraced coffee hills under a low sun',
  cup: 'A cup of coffee from above with a leaf poured into the foam',
  bag: 'A bag of coffee in front of an arch, beans scattered before it',
  branches: 'Coffee branches with glossy leaves and red cherries',
  morning: 'A steaming mug on a table in the morning light of a window',
  pattern: 'A pattern of coffee beans and leaves',
  road: 'An empty city road that runs into a striped evening sun',
  wheels: 'A bicycle wheel at speed, cropped close',
  ride: 'An electric bike in profile before a round sun',
  map: 'A street map with a route drawn in from start to finish',
  skyline: 'A red tram in front of a city skyline at dusk',
  engineering: 'The parts of a bike motor laid out along one line',
  sea: 'Calm waves and gulls under a coral sun',
  pebbles: 'Five smooth pebbles balanced on one another',
  people: 'A group of neighbours of different ages side by side',
  shell: 'A scallop shell, opened like a fan',
  dunes: 'Sand dunes with tall grass before a quiet sea',
  heart: 'A heart with the line of a heartbeat across it',
};

export const frames = {
  wide: { width: 1280, height: 720 },
  photo: { width: 1200, height: 800 },
  square: { width: 1080, height: 1080 },
  portrait: { width: 864, height: 1080 },
  story: { width: 720, height: 1280 },
  banner: { width: 1500, height: 500 },
} as const;
export type FrameName = keyof typeof frames;

export const documentKinds = ['guide', 'brief', 'report', 'template', 'notes'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The motif of a sample file. */
export type Motif =
  | { kind: 'picture'; picture: PictureName; frame: FrameName }
  | { kind: 'logo'; layout: LogoLayout }
  | { kind: 'document'; document: DocumentKind };

export interface SampleFileSpec {
  name: string;
  motif: Motif;
}

const picture = (name: string, what: PictureName, frame: FrameName = 'photo'): SampleFileSpec => ({
  name,
  motif: { kind: 'picture', picture: what, frame },
});
const logo = (name: string, layout: LogoLayout): SampleFileSpec => ({
  name,
  motif: { kind: 'logo', layout },
});
const document = (name: string, what: DocumentKind): SampleFileSpec => ({
  name,
  motif: { kind: 'document', document: what },
});

/** The library of each brand at scale 1; the first files are the oldest. */
export const sampleFiles: readonly (readonly SampleFileSpec[])[] = [
  [
    picture('Hillside at first light.png', 'hills', 'wide'),
    picture('Flat white from above.svg', 'cup', 'square'),
    document('Brand guidelines 2025.pdf', 'guide'),
    picture('House blend packshot.png', 'bag', 'portrait'),
    logo('Fernhill logo green.svg', 'horizontal'),
    picture('Coffee branch illustration.svg', 'branches'),
    picture('Morning mug.svg', 'morning'),
    picture('Bean pattern wallpaper.svg', 'pattern', 'wide'),
    logo('Fernhill logo on green.svg', 'plate'),
    document('Press release template.docx', 'template'),
    picture('Autumn launch hero.png', 'hills', 'banner'),
    picture('Cappuccino close-up.png', 'cup'),
    document('Winter Warmers brief.pdf', 'brief'),
    picture('Winter trio packshot.svg', 'bag', 'square'),
    picture('Wrapping paper pattern.svg', 'pattern', 'square'),
    document('Campaign report Winter Warmers.pdf', 'report'),
    picture('Window seat in January.png', 'morning', 'wide'),
    document('Café posting checklist.txt', 'notes'),
    picture('Cherry harvest in Huila.svg', 'branches', 'wide'),
    picture('Valley of Yirgacheffe.png', 'hills'),
    document('Email newsletter template.docx', 'template'),
    logo('Fernhill stacked.svg', 'stacked'),
    picture('Espresso on terracotta.svg', 'cup', 'portrait'),
    document('Quarterly brand review.pptx', 'report'),
    picture('Decaf packshot.png', 'bag', 'square'),
    picture('Instagram story steam.svg', 'morning', 'story'),
    document('Tone of voice workshop notes.docx', 'notes'),
    picture('Tote bag pattern.svg', 'pattern', 'portrait'),
    picture('Growers newsletter header.png', 'branches', 'banner'),
    document('Social media plan.pdf', 'brief'),
    logo('Fernhill avatar.png', 'avatar'),
    picture('Antigua ridge.svg', 'hills', 'wide'),
    picture('Saucer and spoon.png', 'cup', 'square'),
    document('Wholesale deck.pptx', 'guide'),
    picture('Subscription box.svg', 'bag'),
    document('Photo brief template.docx', 'template'),
    picture('Park Street opening hour.svg', 'morning', 'wide'),
    picture('Menu background.svg', 'pattern'),
    document('Meet the Growers brief.pdf', 'brief'),
    picture('Nyeri at noon.png', 'hills', 'square'),
    logo('Fernhill wordmark.svg', 'wordmark'),
    picture('Botanical plate.svg', 'branches', 'square'),
    document('Alt text how-to.txt', 'notes'),
    picture('Harbour Yard teaser.png', 'morning', 'portrait'),
    document('Interview Abebe Tesfaye.docx', 'notes'),
    picture('Latte art lesson.svg', 'cup', 'wide'),
    document('Poster template A3.pdf', 'template'),
    picture('Sidamo natural packshot.svg', 'bag', 'portrait'),
    document('Media kit.pdf', 'guide'),
    picture('Sage and cherry.png', 'branches', 'portrait'),
    document('Harbour Yard opening plan.pptx', 'brief'),
    picture('Cup sleeve pattern.svg', 'pattern', 'banner'),
    document('Growers campaign half-time.pdf', 'report'),
    logo('Fernhill favicon.svg', 'icon'),
    picture('Evening hills story.svg', 'hills', 'story'),
    document('Spring gift card copy.txt', 'notes'),
    picture('Spring subscription hero.png', 'bag', 'wide'),
    document('Keyword report.pdf', 'report'),
    picture('Quiet corner.svg', 'morning', 'square'),
    document('Presentation template.pptx', 'template'),
  ],
  [
    picture('Night ride hero.png', 'road', 'wide'),
    logo('Voltaro logo blue.svg', 'horizontal'),
    document('Brand manual.pdf', 'guide'),
    picture('V3 side view.svg', 'ride'),
    picture('Wheel crop lime.svg', 'wheels', 'square'),
    document('Press release template.docx', 'template'),
    picture('Race route Hamburg.svg', 'map', 'square'),
    picture('Tram and skyline.png', 'skyline', 'wide'),
    document('Beat the Tram brief.pdf', 'brief'),
    picture('Motor exploded view.svg', 'engineering', 'wide'),
    logo('Voltaro logo on blue.svg', 'plate'),
    picture('V3 Sport studio.png', 'ride', 'square'),
    document('Range test method.pdf', 'report'),
    picture('Morning commute story.svg', 'road', 'story'),
    picture('Spokes at speed.png', 'wheels'),
    document('Race day checklist.txt', 'notes'),
    picture('Rotterdam skyline.svg', 'skyline'),
    picture('Service area Utrecht.svg', 'map'),
    logo('Voltaro avatar.png', 'avatar'),
    document('Dealer deck.pptx', 'guide'),
    picture('Battery parts.png', 'engineering', 'square'),
    document('Social plan Q3.docx', 'brief'),
    picture('V1 Fold on lime.svg', 'ride', 'portrait'),
    picture('Lane at dusk.svg', 'road', 'banner'),
    document('Race report Antwerp.pdf', 'report'),
    picture('Race route Ghent.png', 'map', 'wide'),
    document('Video script template.docx', 'template'),
    logo('Voltaro wordmark.svg', 'wordmark'),
    picture('City line poster.svg', 'skyline', 'portrait'),
    document('Campaign dashboard July.pptx', 'report'),
  ],
  [
    picture('Morning tide.png', 'sea', 'wide'),
    logo('Tidewell logo.svg', 'horizontal'),
    document('Plain language guide.pdf', 'guide'),
    picture('Balanced pebbles.svg', 'pebbles', 'square'),
    picture('Our neighbours.svg', 'people', 'wide'),
    document('Patient letter template.docx', 'template'),
    picture('Scallop on coral.svg', 'shell', 'square'),
    picture('Dune path.png', 'dunes'),
    document('Move a Little brief.pdf', 'brief'),
    picture('Heartbeat.svg', 'heart', 'square'),
    logo('Tidewell avatar.png', 'avatar'),
    picture('Walking group poster.svg', 'people', 'portrait'),
    document('Walk leader notes.txt', 'notes'),
    picture('Evening sea banner.png', 'sea', 'banner'),
    document('Clinic team deck.pptx', 'guide'),
  ],
];

/** The logos of each brand at scale 1, in the order of its `logos`. */
const sampleLogos: readonly (readonly LogoLayout[])[] = [
  ['horizontal', 'plate', 'stacked', 'wordmark', 'avatar', 'avatar', 'icon', 'icon'],
  ['horizontal', 'wordmark', 'avatar', 'icon'],
  ['horizontal', 'icon'],
];

export const mediaTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
} as const;
export type SampleExtension = keyof typeof mediaTypes;

export function extensionOf(name: string): SampleExtension {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  if (extension in mediaTypes) return extension as SampleExtension;
  throw new Error(`${name} is not one of the kinds that samples are made of.`);
}

/** The library's category by extension (docs/product/files.md#categories), or logo if it was chosen. */
export function sampleCategory({ name, motif }: SampleFileSpec): FileCategory {
  if (motif.kind === 'logo') return 'logo';
  const extension = extensionOf(name);
  if (extension === 'svg' || extension === 'png') return 'image';
  return extension === 'pptx' ? 'other' : 'document';
}

export interface FoundSample {
  brand: number;
  /** The place in its list at scale 1; a larger scale repeats the list. */
  index: number;
  motif: Motif;
}

/** Returns the motif of the file or logo with this id; null if it is no sample. */
export function findSample(id: string): FoundSample | null {
  const place = parseSampleId(id);
  if (!place) return null;
  if (id.startsWith('logo_')) {
    const layouts = sampleLogos[place.brand - 1] ?? [];
    const index = place.index % layouts.length;
    const layout = layouts[index];
    return layout ? { brand: place.brand, index, motif: { kind: 'logo', layout } } : null;
  }
  const files = sampleFiles[place.brand - 1] ?? [];
  const index = place.index % files.length;
  const motif = files[index]?.motif;
  return motif ? { brand: place.brand, index, motif } : null;
}
