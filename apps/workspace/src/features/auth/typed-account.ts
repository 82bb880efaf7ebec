/** The typed fields of an account; for the password only whether there was one. */
export interface TypedAccount {
  name: string;
  email: string;
  acceptsTerms: boolean;
  hadPassword: boolean;
}

const nothing: TypedAccount = { name: '', email: '', acceptsTerms: false, hadPassword: false };
let typed = nothing;

/**
 * Kept in memory until the page is left, so that reading the terms or switching between sign-in and
 * registration loses no input (WCAG 3.3.7). Cleared after sign-in.
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
