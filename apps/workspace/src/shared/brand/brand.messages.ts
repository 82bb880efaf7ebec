/** Words around the choice of a brand. */
export const brandMessages = {
  choose: 'Select a brand',
  menu: 'Brands',
  switched: (name: string) => `Now working with ${name}`,
  none: 'No brand selected',
  noneHint: 'Please select a brand to get started',
  noneGiven: 'You have no access to a brand yet. A manager or admin of a brand can give it to you.',
} as const;
