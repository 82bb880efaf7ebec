// Co-Branding: the rules for logos beside those of partners, guidelines and downloads.
import { formatCount } from '@brandroom/domain/format/count';
import { formatWhole } from '@brandroom/domain/format/number';

/** Every visible string of the page. */
export const coBrandingMessages = {
  screen: {
    title: 'Co-Branding Guidelines',
    description:
      'How to show this brand’s logo beside a partner’s. The examples show the oldest primary logo.',
    toChange: ' To change them, replace that logo.',
    noBrand: 'Please select a brand to manage co-branding guidelines.',
    loading: 'Loading guidelines',
    add: 'Add Guideline',
    explanation: 'Only brand managers can add, edit or delete guidelines.',
  },
  partner: 'Partner',
  noLogos: {
    title: 'No logos to show yet',
    text: 'Upload a primary logo to see these rules with it.',
    link: 'Go to Logotype',
  },
  cards: {
    title: 'Logos side by side',
    spacing: {
      title: 'Logo Spacing Rules',
      caption: 'Keep one logo height free around and between both logos.',
      alone: 'Keep the same space around the logo alone.',
    },
    sizes: { title: 'Size Relationships' },
    equal: 'Give equal partners the same height.',
    sponsor: 'Show a sponsor at half the height of the host.',
    centering: {
      title: 'Vertical Centering',
      do: 'Center both logos on one line.',
      dont: 'Align logos of different heights by their tops.',
    },
    colors: {
      title: 'Color Usage',
      white: 'White',
      black: 'Black',
      do: (name: string, ratio: string) =>
        `Show each logo in its own colors on a plain background: ${name}, contrast ${ratio}.`,
      dont: (name: string, ratio: string) =>
        `Put the logo where it stands out least: ${name}, contrast ${ratio}.`,
    },
  },
  guidelines: {
    title: 'Guidelines',
    list: 'Guidelines',
    empty: 'No guidelines defined yet',
    emptyText: 'A guideline says how partners use the logo, with things to do and to avoid.',
    emptyReadOnly: 'Guidelines will appear here once a brand manager adds them.',
    dos: (title: string) => `Do: ${title}`,
    donts: (title: string) => `Don’t: ${title}`,
    do: 'Do:',
    dont: 'Don’t:',
  },
  form: {
    addTitle: 'Add Guideline',
    editTitle: 'Edit Guideline',
    title: 'Title',
    description: 'Description',
    dos: 'Do',
    dosHelp: 'One example per line.',
    donts: 'Don’t',
    dontsHelp: 'One example per line.',
    tooMany: 'Use at most 20 lines.',
    tooLong: 'Use at most 500 characters a line.',
  },
  assets: {
    title: 'Co-Branding Assets',
    pdf: 'PDF guidelines',
    pdfText: 'These guidelines with the brand’s rules, logos, colors and fonts.',
    package: 'Logo package',
    packageText: 'Every logo in every format, with color swatches and a readme.',
    prepare: (name: string) => `Prepare ${name}`,
    prepareButton: 'Prepare',
    preparing: 'Preparing…',
    progress: (name: string) => `Preparing ${name}`,
    files: (done: number, count: number) => `${formatWhole(done)} of ${formatCount(count, 'file')}`,
    cancel: 'Cancel',
    cancelName: (name: string) => `Cancel ${name}`,
    ready: (name: string, size: string) => `${name} ready, ${size}`,
    download: (name: string) => `Download ${name}`,
    button: 'Download',
    failed: 'Could not be prepared.',
    done: (name: string) => `${name} downloaded`,
    pdfName: (brand: string) => `${brand} - Co-branding guidelines.pdf`,
    packageName: (brand: string) => `${brand} - Logo package.zip`,
  },
  pdf: {
    title: (brand: string) => `${brand}: co-branding guidelines`,
    intro: (brand: string, date: string) =>
      `How partners show the logo of ${brand}. Made on ${date}.`,
    partners: 'Logos side by side',
    guidelines: 'Guidelines',
    rules: 'Brand Context',
    colors: 'Colors',
    fonts: 'Typography',
    logos: 'Logos',
  },
  readme: {
    name: 'Read me.txt',
    logos: 'Logos',
    colors: 'Colors',
    text: (
      brand: string,
      date: string,
      files: readonly { readonly name: string; readonly note?: string }[],
      rules: readonly string[],
    ) =>
      [
        `${brand}: logo package`,
        `Made on ${date}.`,
        '',
        'Which file to use',
        '- Print: EPS. Brand colors are CMYK or spot colors.',
        ...(files.some(({ note }) => note)
          ? ['- An EPS with a note below is a bitmap: its colors are RGB.']
          : []),
        '- Websites: SVG, or PNG with a transparent background.',
        '- Office documents: PNG or JPG.',
        '- Dark backgrounds: the Negative files.',
        '',
        'Rules',
        ...rules.map((rule) => `- ${rule}`),
        '',
        'Files',
        ...files.map(({ name, note }) => (note ? `- ${name} (${note})` : `- ${name}`)),
        '',
      ].join('\r\n'),
  },
} as const;
