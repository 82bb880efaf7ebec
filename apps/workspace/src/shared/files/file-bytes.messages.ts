// Every visible string of a file's content.

export const fileBytesMessages = {
  loading: 'Loading file',
  damaged: 'This PDF couldn’t be opened',
  damagedHelp: 'The file may be damaged or protected by a password. Try again, or download it.',
  damagedNoDownload:
    'The file may be damaged or protected by a password. Try again. You don’t have permission to download it.',
  unplayable: { audio: 'This recording can’t be played', video: 'This video can’t be played' },
  unplayableHelp:
    'The file may be damaged, or your browser doesn’t support its format. Download it to open it in another app.',
  unplayableNoDownload:
    'The file may be damaged, or your browser doesn’t support its format. You don’t have permission to download it.',
  download: 'Download',
  choose: 'Select file',
  uploading: 'Uploading…',
  notUploaded: (name: string) => `${name} was not uploaded`,
} as const;
