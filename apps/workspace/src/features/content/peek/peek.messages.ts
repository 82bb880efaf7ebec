// An item beside the calendar: its content, its properties and its workflow.

/** Every visible string of this room. */
export const peekMessages = {
  loading: 'Loading content',
  failed: 'Content',
  end: { '-1': 'This is the first item shown.', '1': 'This is the last item shown.' },
  gone: 'Content not found',
  goneHelp: 'It may have been deleted, or you don’t have access.',
  status: 'Status',
  channel: 'Channel',
  planned: 'Planned for',
  published: 'Published on',
  noDate: 'No date',
  changeDate: (date: string) => `Planned for ${date}, change`,
  planIt: 'No date, plan it',
  keyword: 'Keyword',
  edit: 'Edit',
  page: 'Open',
  openPage: (title: string) => `Open “${title}”`,
  editText: 'Edit text',
  kept: (title: string) => `Kept your unsaved text of “${title}”. “Edit text” shows it again.`,
  tags: 'Tags',
  addTag: 'Add a tag',
  changed: {
    platform: (title: string) => `Changed the channel of “${title}”`,
    noCampaign: (title: string) => `Removed “${title}” from its campaign`,
    campaign: (title: string, campaign?: string) =>
      campaign === undefined
        ? `Changed the campaign of “${title}”`
        : `“${title}” moved to “${campaign}”`,
    tags: (title: string) => `Changed the tags of “${title}”`,
  },
  restored: {
    platform: (title: string) => `Restored the channel of “${title}”`,
    campaignId: (title: string) => `Restored the campaign of “${title}”`,
    tags: (title: string) => `Restored the tags of “${title}”`,
  },
} as const;
