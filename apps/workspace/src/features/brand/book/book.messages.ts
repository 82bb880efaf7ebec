// Brand book: everything about a brand on one page, to print or to download.

import { formatCount } from '@brandroom/domain/format/count';

/** Every visible string of the brand book. */
export const bookMessages = {
  title: 'Brand book',
  noBrand: 'Please select a brand to read its brand book.',
  loading: 'Loading brand book',
  contents: 'Contents',
  download: 'Download PDF',
  downloading: 'Preparing…',
  print: 'Print',
  printing: 'Loading logos…',
  withoutPicture: (logo: string) => `${logo}. Its picture couldn’t be loaded.`,
  fileName: (brand: string) => `${brand} - Brand book.pdf`,
  downloaded: (name: string) => `${name} downloaded`,
  failed: 'The PDF could not be made',
  empty: {
    title: 'This brand book is empty',
    description: 'Logos, colors, fonts, tones, messages and rules of the brand appear in its book.',
    link: 'Go to Logotype',
  },
  parts: {
    logos: 'Logos',
    colors: 'Colors',
    typography: 'Typography',
    voice: 'Tone of Voice',
    messaging: 'Messaging',
    context: 'Brand Context',
    coBranding: 'Co-Branding',
  },
  values: { rgb: 'RGB', cmyk: 'CMYK', pms: 'PMS', ral: 'RAL' },
  pairs: 'Allowed pairs',
  pair: (one: string, other: string) => `${one} and ${other}`,
  pairFacts: (ratio: string, grade: string) => `${ratio}, ${grade}`,
  examplesOf: (title: string) => `Examples of ${title}`,
  quoted: (words: string) => `“${words}”`,
  rule: (title: string, platform: string) => `${title} (${platform})`,
  pdf: {
    title: (brand: string) => `${brand}: brand book`,
    intro: (date: string, parts: number) =>
      `The brand in ${formatCount(parts, 'chapter')}. Made on ${date}.`,
  },
} as const;
