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
    text: (characters: string, more: number) =>
      `Its fonts don’t have ${characters}${more > 0 ? ` and ${more} more` : ''}. Look for […] in the PDF to see where.`,
    refusal: (characters: string, more: number) =>
      `PDF fonts don’t have ${characters}${more > 0 ? ` and ${more} more` : ''}. Replace these characters and try again.`,
  },
  footer: (brand: string, page: number, pages: number) => `${brand}, page ${page} of ${pages}`,
} as const;
