// Typography: the fonts of a brand, their weights and uses.

import { formatCount } from '@brandroom/domain/format/count';

/** Every visible string of the page. */
export const typographyMessages = {
  screen: {
    title: 'Typography',
    description: 'The fonts of the brand, with their weights and where each is used.',
    noBrand: 'Please select a brand to manage its typography.',
    loading: 'Loading fonts',
    add: 'Add Font',
  },
  empty: {
    title: 'No typography defined yet',
    description: 'Add the brand’s fonts so that everyone uses the same ones.',
    readOnly: 'Editors of this brand can add fonts.',
  },
  list: 'Fonts',
  sample: 'Handgloves and 0123456789',
  text: 'Pack my box with five dozen jugs of cold brew, and label every one of them by hand.',
  source: 'View Font Source',
  sourceOf: (family: string) => `View Font Source of ${family}, opens in a new tab`,
  file: {
    upload: 'Upload font file',
    uploadOf: (name: string) => `Upload font file for ${name}`,
    replace: 'Replace file',
    replaceOf: (name: string) => `Replace font file of ${name}`,
    remove: 'Remove file',
    removeOf: (name: string) => `Remove font file of ${name}`,
    title: (name: string) => `Font file for ${name}`,
    zone: 'Drag and drop a font file here, or click to select one',
    rules: (limit: string) => `WOFF2, WOFF, TTF or OTF. ${limit}`,
    close: 'Close',
    damaged: 'The file is damaged or isn’t a font. Export it again from its source.',
    notLoaded: 'The font file couldn’t be loaded',
    unreadable: 'This font file can’t be shown. Upload it again.',
    uploaded: (file: string) => `${file} uploaded`,
    removed: (name: string) => `Font file of ${name} removed`,
    restored: (name: string) => `Font file of ${name} restored`,
    undo: 'Undo',
    facts: (file: string, size: string) => `${file}, ${size}`,
    read: (family: string, [from, to]: readonly [number, number], glyphs: number) =>
      `${family}, ${from === to ? `weight ${from}` : `weights ${from} to ${to}`}, ${formatCount(glyphs, 'glyph')}`,
  },
  form: {
    addTitle: 'Add Font',
    editTitle: 'Edit Font',
    name: 'Name',
    nameHelp: 'Its role, such as Headlines.',
    family: 'Font family',
    familyHelp: 'The exact name of the font, such as Source Serif 4.',
    weights: 'Weights',
    weightsHelp: 'Separated by commas, such as 400, 600 or Regular, Bold.',
    usage: 'Usage',
    url: 'Font source',
    urlHelp: 'The web address where people get the font.',
  },
} as const;
