/** Every visible string of rendered Markdown. */
export const markdownMessages = {
  picture: (alt: string) =>
    alt === '' ? '(Image without alt text, not loaded here)' : `(Image: ${alt}, not loaded here)`,
  newTab: ' (opens in a new tab)',
  noAddress: ' (link without a web address)',
  done: '[x] ',
  open: '[ ] ',
  table: (headers: readonly string[]) => `Table: ${headers.join(', ')}`,
} as const;
