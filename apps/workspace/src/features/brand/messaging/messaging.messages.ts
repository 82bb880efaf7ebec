// Messaging: the taglines, pillars and values of a brand.

/** Every visible string of the page. */
export const messagingMessages = {
  screen: {
    title: 'Messaging',
    description: 'Phrases that the brand uses word for word.',
    noBrand: 'Please select a brand to manage its messages.',
    loading: 'Loading messages',
    add: 'Add Message',
  },
  empty: {
    title: 'No messages defined yet',
    description: 'Add the taglines, pillars and values that people should remember.',
    readOnly: 'Editors of this brand can add messages.',
    groups: {
      tagline: 'No taglines yet.',
      pillar: 'No pillars yet.',
      value: 'No values yet.',
    },
  },
  quoted: (content: string) => `“${content}”`,
  form: {
    addTitle: 'Add Message',
    editTitle: 'Edit Message',
    type: 'Type',
    content: 'Message',
    description: 'Description',
    descriptionHelp: 'Where it’s used, or what it means.',
  },
} as const;
