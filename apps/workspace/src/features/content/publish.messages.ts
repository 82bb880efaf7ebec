/** What is asked before something goes out. */
export const publishMessages = {
  title: (title: string) => `Publish “${title}” now?`,
  text: (channel: string) => `Channel: ${channel}. It goes out at once and cannot be taken back.`,
  confirm: 'Publish Now',
} as const;
