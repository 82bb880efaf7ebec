/** Every visible string of what a change made of each field. */
export const historyMessages = {
  otherCampaign: 'Another campaign',
  otherImage: 'An image that is not in the library any more',
  imageLoading: 'An image',
  image: (name: string, alt: string) => (alt === '' ? name : `${name}: ${alt}`),
} as const;
