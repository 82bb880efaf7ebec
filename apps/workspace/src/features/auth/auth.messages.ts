// The sign-in and registration pages.

/** Every visible string of these pages. */
export const authMessages = {
  signIn: {
    title: 'Sign in to the product',
    tagline: 'Manage all your brand assets in one place',
    email: 'Email address',
    password: 'Password',
    remember: 'Remember me',
    forgot: 'Forgot your password?',
    submit: 'Sign in',
    pending: 'Signing in…',
    noAccount: 'No account yet?',
    register: 'Create an account',
    samples: 'Sample accounts',
    samplesHelp:
      'Choose an account to fill the form. Any password works until you set one in Settings.',
    useShort: 'Use',
    use: (email: string) => `Use ${email}`,
    filledIn: (email: string) => `Filled in ${email}`,
  },
  register: {
    title: 'Create your account',
    tagline: 'Start managing your brand assets today',
    name: 'Full name',
    email: 'Email address',
    password: 'Password',
    passwordGone: 'Your details are still here. Enter your password again.',
    passwordHelp: 'Stored in this browser only, as a hash.',
    acceptsTerms: 'I accept the terms',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    submit: 'Create account',
    pending: 'Creating your account…',
    hasAccount: 'Already have an account?',
    signIn: 'Sign in',
    maybeAccount: 'If you already have an account, sign in instead.',
  },
  invitation: {
    pageTitle: 'Invitation',
    title: (by: string, brand: string) => `${by} invited you to ${brand}`,
    help: (email: string) =>
      `Create an account with ${email} to join. If you have one already, sign in.`,
    gone: 'This invitation is no longer open.',
    goneHelp:
      'The invitation was revoked or used. Ask for a new one, or create an account without it.',
    signedIn: (email: string) => `You are signed in as ${email}`,
    signOut: (email: string, brand: string) =>
      `To join ${brand} as ${email}, sign out and open this link again.`,
    signInAgain: (brand: string) => `Sign out and sign in again to join ${brand}.`,
    signOutSubmit: 'Sign out',
    signingOut: 'Signing out…',
    home: 'Go to the dashboard',
  },
} as const;
