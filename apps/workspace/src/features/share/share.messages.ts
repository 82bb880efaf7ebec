// Share links of files: creating and revoking them, and their page.
import { formatCount } from '@brandroom/domain/format/count';

const kinds = {
  public: 'Anyone with the link',
  passphrase: 'Anyone with the link and a passphrase',
  team: 'Signed-in people who can see this file',
} as const;

/** Every visible string of this room. */
export const shareMessages = {
  dialog: {
    title: (name: string) => `Share ${name}`,
    close: 'Close',
    kind: 'Who can open it',
    kinds,
    passphrase: 'Passphrase',
    passphraseHelp: 'At least 8 characters. Send it separately from the link.',
    expires: 'Expires',
    expiresHelp: 'Without a date, the link works until you revoke it.',
    expiresPast: 'Choose a time in the future.',
    scope: 'Links work only in this browser, because this workspace is stored in it.',
    create: 'Create link',
    creating: 'Creating…',
    created: 'Link created',
  },
  made: {
    title: 'Your new link',
    once: 'Copy it now. For safety, the address is shown only once.',
    address: 'Address',
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: 'The link couldn’t be copied. Select the address and copy it yourself.',
    qr: 'QR code of the new link',
    saveQr: 'Download QR code',
    qrName: (name: string) => `${name} – QR code.svg`,
  },
  list: {
    title: 'Links to this file',
    loading: 'Loading links',
    empty: 'No links yet.',
    kinds,
    created: (date: string) => `Created ${date}`,
    expires: (date: string) => `Expires ${date}`,
    expired: (date: string) => `Expired ${date}`,
    never: 'Not opened yet',
    opened: (count: number, last: string) =>
      `Opened ${formatCount(count, 'time')}, last on ${last}`,
    facts: (facts: readonly string[]) => facts.join(' · '),
    revoke: 'Revoke',
    revokeNamed: (kind: string, created: string) => `Revoke link: ${kind}, created ${created}`,
    question: 'Revoke this link?',
    consequence: 'People with this link can no longer open the file. This can’t be undone.',
    confirm: 'Revoke link',
    revoked: 'Link revoked',
  },
  page: {
    opening: 'Opening link',
    view: 'View',
    download: 'Download',
    sharedWithYou: 'This file was shared with you.',
    until: (date: string) => `The link works until ${date}.`,
    close: 'Close',
    protectedTitle: 'This file is protected',
    passphrase: 'Passphrase',
    passphraseHelp: 'Ask the person who sent you the link.',
    missing: 'Enter the passphrase.',
    open: 'Open file',
    wrong: 'Wrong passphrase. Check it and try again.',
    wait: (seconds: number) =>
      `Too many wrong passphrases. Try again in ${formatCount(seconds, 'second')}.`,
    waitOver: 'You can try again now.',
    unknownTitle: 'Link not found',
    unknown:
      'No file is shared at this address. Check that you copied all of it. Links open only in the browser they were created in.',
    revokedTitle: 'Link revoked',
    revoked: (date: string) =>
      `Sharing was stopped on ${date}. Ask the person who sent it for a new link.`,
    expiredTitle: 'Link expired',
    expired: (date: string) =>
      `The link worked until ${date}. Ask the person who sent it for a new link.`,
    signInTitle: 'Sign in to open this file',
    signInHelp: 'This link is for people of the team.',
    signIn: 'Sign in',
    notDownloaded: 'The file couldn’t be loaded.',
    home: 'Go to Brandroom',
  },
} as const;
