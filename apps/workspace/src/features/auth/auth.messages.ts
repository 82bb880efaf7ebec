// Signing in and registering.

/** Every visible string of this room. */
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
    samplesHelp: 'Any password works. Choose one to fill the form.',
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
    passwordGone: 'What you typed is still here, apart from the password. Enter it again.',
    passwordHelp: 'Kept in this browser only, as a hash.',
    acceptsTerms: 'I accept the terms',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    submit: 'Create account',
    pending: 'Creating your account…',
    hasAccount: 'Already have an account?',
    signIn: 'Sign in',
    maybeAccount: 'If you already have an account, sign in instead.',
  },
} as const;
