// The legal pages of the account area.

/** Every visible string of this room. */
export const legalPages = {
  forgotPassword: {
    title: 'Forgot your password',
    paragraphs: [
      'Accounts are stored in this browser. No server knows your password, so no one can send it to you or reset it.',
      'To look around, go back and use one of the sample accounts: any password works for them.',
      'An account that you registered needs its own password. Without it, register again with another email address.',
    ],
  },
  signInHelp: {
    title: 'Help with signing in',
    paragraphs: [
      'Choose a sample account on the sign-in page to look around. Any password works until you set one in Settings.',
      'An account that you registered needs its own password. Accounts are stored in this browser, so they don’t exist on your other devices.',
      'Every page works with the keyboard alone. After signing in, press ? for the list of shortcuts or open Help for the accessibility statement.',
    ],
  },
  terms: {
    title: 'Terms of Service',
    paragraphs: [
      'Brandroom runs in your browser. You may use it, copy it and change it under the terms of its open license.',
      'Your content stays yours. Make sure that you have the rights to the files and text that you add.',
      'The product comes without warranty. Keep backups of important work.',
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    paragraphs: [
      'Everything you enter stays in this browser. Brandroom doesn’t send your data anywhere, set cookies or count visits.',
      'Passwords are stored as a salted hash. Your data is protected against mistakes, crashes and bugs, but not against other people who use this browser.',
      'To remove everything, clear this site’s data in your browser’s settings.',
    ],
  },
} as const;

export type LegalPage = keyof typeof legalPages;

/** The links at the end of each page. */
export const legalLinks = {
  signIn: 'Back to sign-in',
  register: 'Create an account',
} as const;
