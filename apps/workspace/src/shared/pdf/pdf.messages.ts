/** The most characters listed; a longer list would be unreadable. */
const most = 12;

function listed(characters: readonly string[]): string {
  const more = characters.length - most;
  return `${characters.slice(0, most).join(' ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Every string of the PDFs about a brand. */
export const pdfMessages = {
  contents: 'Contents',
  logoOf: (brand: string) => `Logo of ${brand}`,
  partner: 'Partner',
  do: (example: string) => `Do: ${example}`,
  dont: (example: string) => `Don’t: ${example}`,
  font: (name: string, family: string, weights: string) => `${name}: ${family}, ${weights}`,
  /** Shown in the letters of a font. */
  specimen: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '0123456789 &!?'],
  rule: (title: string, platform: string) => `${title} (${platform})`,
  missing: {
    title: 'Some characters aren’t in the PDF',
    text: (characters: readonly string[]) =>
      `Its fonts don’t have ${listed(characters)}. Look for […] in the PDF to see where.`,
    refusal: (characters: readonly string[]) =>
      `PDF fonts don’t have ${listed(characters)}. Replace these characters and try again.`,
  },
  footer: (brand: string, page: number, pages: number) => `${brand}, page ${page} of ${pages}`,
} as const;
