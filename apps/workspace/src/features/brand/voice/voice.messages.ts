// Tone of voice: how a brand sounds, with examples.

/** Every visible string of the page. */
export const voiceMessages = {
  screen: {
    title: 'Tone of Voice',
    description: 'How the brand sounds, with example sentences.',
    noBrand: 'Please select a brand to manage its tone of voice.',
    loading: 'Loading tones of voice',
    add: 'Add Voice Tone',
  },
  empty: {
    title: 'No voice tones defined yet',
    description: 'A tone describes how the brand sounds, with examples to follow.',
    readOnly: 'Editors of this brand can add tones.',
  },
  list: 'Tones of voice',
  examplesOf: (title: string) => `Examples of ${title}`,
  quoted: (example: string) => `“${example}”`,
  form: {
    addTitle: 'Add Voice Tone',
    editTitle: 'Edit Voice Tone',
    title: 'Title',
    description: 'Description',
    examples: 'Sentences that sound like this tone.',
  },
} as const;
