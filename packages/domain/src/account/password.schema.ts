import * as v from 'valibot';

/** As long as `credentials` accepts one, so that every password that can be set can sign in. */
function password(message: string) {
  return v.pipe(v.string(), v.nonEmpty(message), v.maxLength(200, 'Use at most 200 characters.'));
}

/** The input of a password change. */
export const passwordChange = v.pipe(
  v.strictObject({
    current: password('Enter your current password.'),
    next: v.pipe(password('Enter a new password.'), v.minLength(8, 'Use at least 8 characters.')),
    confirmation: password('Enter the new password again.'),
  }),
  v.forward(
    v.partialCheck(
      [['current'], ['next']],
      ({ current, next }) => next === '' || next !== current,
      'Choose a different password.',
    ),
    ['next'],
  ),
  v.forward(
    v.partialCheck(
      [['next'], ['confirmation']],
      ({ next, confirmation }) => next === '' || confirmation === '' || next === confirmation,
      'The two new passwords differ.',
    ),
    ['confirmation'],
  ),
);
export type PasswordChange = v.InferOutput<typeof passwordChange>;
