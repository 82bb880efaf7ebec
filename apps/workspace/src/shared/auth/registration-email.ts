let carried = '';

/** The email typed at sign-in, so that registration does not ask for it again (WCAG 3.3.7). */
export const registrationEmail = {
  carry: (email: string): void => {
    carried = email;
  },
  read: (): string => carried,
};
