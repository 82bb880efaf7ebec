/** The typed fields of an account; of a password only whether there was one. */
export interface TypedAccount {
  name: string;
  email: string;
  acceptsTerms: boolean;
  hadPassword: boolean;
}

const nothing: TypedAccount = { name: '', email: '', acceptsTerms: false, hadPassword: false };
let typed = nothing;

/**
 * Kept in memory while the page lives, so that reading the terms or going from sign-in to
 * registration and back asks for nothing twice (WCAG 3.3.7). Forgotten once somebody is signed in.
 */
export const typedAccount = {
  read: (): TypedAccount => typed,
  keep: (change: Partial<TypedAccount>): void => {
    typed = { ...typed, ...change };
  },
  forget: (): void => {
    typed = nothing;
  },
};
