/** Every visible string of the brand choice. */
export const brandMessages = {
  choose: 'Select a brand',
  menu: 'Brands',
  create: 'Create New Brand',
  book: 'Brand book',
  switched: (name: string) => `Now working with ${name}`,
  leaveTo: { dashboard: 'Go to dashboard', calendar: 'Back to calendar' },
  none: 'No brand selected',
  noneHint: 'Please select a brand to get started',
  noneGiven: 'You don’t have access to a brand yet. Ask a brand manager to invite you.',
} as const;

/** Announced when opening another brand's record switches to that brand. */
export const ofRecord = 'The page that you opened belongs to this brand.';
