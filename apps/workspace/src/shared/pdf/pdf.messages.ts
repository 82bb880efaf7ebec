/** Words of the documents about a brand. */
export const pdfMessages = {
  contents: 'Contents',
  logoOf: (brand: string) => `Logo of ${brand}`,
  partner: 'Partner',
  do: (example: string) => `Do: ${example}`,
  dont: (example: string) => `Don’t: ${example}`,
  font: (name: string, family: string, weights: string) => `${name}: ${family}, ${weights}`,
  footer: (brand: string, page: number, pages: number) => `${brand}, page ${page} of ${pages}`,
} as const;
