// The short pages of text around the accounts.

/** Every visible string of this room. */
export const legalPages = {
  forgotPassword: {
    title: 'Forgot your password',
    paragraphs: [
      'Accounts live in this browser. No server knows your password, so nobody can send it to you or reset it from outside.',
      'To look around, go back and use one of the sample accounts: any password works for them.',
      'An account that you made yourself opens only with its own password. Without it, register again with another email address.',
    ],
  },
  signInHelp: {
    title: 'Help with signing in',
    paragraphs: [
      'Choose a sample account on the sign-in page to look around. Any password works until you set one in Settings.',
      'An account that you registered opens only with its own password. Accounts live in this browser: they don’t exist on your other devices.',
      'Every page works with the keyboard alone. After signing in, press ? for the list of shortcuts or open Help for the accessibility statement.',
    ],
  },
  terms: {
    title: 'Terms of Service',
    paragraphs: [
      'Brandroom runs in your browser. You may use it, copy it and change it under the terms of its open licence.',
      'What you put into it stays yours. You answer for having the rights to the files and texts that you add.',
      'The product comes without warranty. Keep backups of work that matters.',
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    paragraphs: [
      'Everything that you enter is stored in this browser and sent nowhere: the product makes no network request with your data, sets no cookie and counts no visits.',
      'Passwords are stored as a salted hash. Data in the browser is protected against mistakes, crashes and faults of the screens, not against a person who owns the browser.',
      'To remove everything, clear the data of this site in the settings of your browser.',
    ],
  },
} as const;

export type LegalPage = keyof typeof legalPages;

/** The ways on from each of them. */
export const legalLinks = {
  signIn: 'Back to sign-in',
  register: 'Create an account',
} as const;
