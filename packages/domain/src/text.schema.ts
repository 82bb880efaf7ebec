import * as v from 'valibot';

// U+0000 and lone surrogates survive IndexedDB but not every store the same data may move to.
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Free text of at most `max` UTF-16 units that every store can hold; may be empty. */
export function text(max: number) {
  return v.pipe(
    v.string(),
    v.check(storable, 'This text contains a character that cannot be stored.'),
    v.maxLength(max, `Use at most ${max} characters.`),
  );
}

/** Text that must say something: white space alone is refused with `message`. */
export function requiredText(max: number, message: string) {
  return v.pipe(text(max), v.trim(), v.nonEmpty(message));
}

/** An email address, trimmed and in lower case, so that one person has one account. */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('Enter an email address.'),
  v.maxLength(254, 'Use at most 254 characters.'),
  v.email('Enter an email address like name@example.com.'),
);
