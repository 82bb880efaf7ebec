// Every visible string of a file's content.

export const fileBytesMessages = {
  loading: 'Loading file',
  damaged: 'This PDF couldn’t be opened',
  damagedHelp: 'It may be damaged or protected by a password. Try again, or download it.',
  choose: 'Select file',
  uploading: 'Uploading…',
  notUploaded: (name: string) => `${name} was not uploaded`,
} as const;
