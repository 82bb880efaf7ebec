// Brand context: the rules for content, by platform.

/** Every visible string of the page. */
export const contextMessages = {
  screen: {
    title: 'Brand Context',
    description: 'Rules for all content of this brand, with good and bad examples.',
    noBrand: 'Please select a brand to manage its context.',
    loading: 'Loading rules',
    add: 'Add Rule',
    explanation: 'Only brand managers can add, edit or delete rules.',
  },
  platforms: 'Platforms',
  empty: {
    title: 'No rules defined yet',
    on: (platform: string) => `No rules for ${platform} yet`,
    description: 'A rule says what to do or avoid, with examples.',
    readOnly: 'Rules will appear here once a brand manager adds them.',
  },
  list: 'Rules',
  examplesOf: (title: string) => `Examples of ${title}`,
  form: {
    addTitle: 'Add New Rule',
    editTitle: 'Edit Rule',
    title: 'Title',
    description: 'Description',
    platform: 'Platform',
    examples:
      'Begin an example with “Good:” or “Bad:” to mark it. The brand check warns when a text contains a bad one.',
  },
  delete: {
    title: 'Are you sure you want to delete this rule?',
    text: (title: string) => `The brand check will no longer use “${title}”. You can undo this.`,
    confirm: 'Delete rule',
  },
} as const;
