/** Every visible string of a blog post as readers see it. */
export const blogMessages = {
  page: 'Blog post as readers see it',
  noTitle: 'No title yet',
  noAlt: 'No alt text yet',
  nothing: 'Nothing to preview yet',
  length: (words: string, minutes: string) => `${words}, ${minutes} to read`,
  picture: (alt: string) =>
    alt === '' ? '(Image without alt text, not loaded here)' : `(Image: ${alt}, not loaded here)`,
  newTab: ' (opens in a new tab)',
  noAddress: ' (link without a web address)',
  done: '[x] ',
  open: '[ ] ',
  table: (headers: readonly string[]) => `Table: ${headers.join(', ')}`,
} as const;
