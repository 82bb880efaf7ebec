// Typography: the fonts of a brand, their weights and what each is used for.

/** Every visible string of this room. */
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
