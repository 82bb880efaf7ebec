/** Apart from the other words around brands, which every page loads. */
export const lostBrandMessages = {
  lost: (name = 'this brand') => `You no longer have access to ${name}`,
} as const;
