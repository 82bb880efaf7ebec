import * as v from 'valibot';

// U+0000 and lone surrogates survive IndexedDB but not every store the same data may move to.
const storable = (value: string) => !value.includes('\0') && value.isWellFormed();

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

const webPattern = /^https?:\/\/[^\s/?#.]+\.[^\s]+$/iu;
const parsable = v.pipe(v.string(), v.url());

function isWebAddress(value: string): boolean {
  return webPattern.test(value) && v.is(parsable, value);
}

/**
 * An address on the web, http or https alone, so that a link made from it can run nothing.
 * `message` is the error for a missing text.
 */
export function webAddress(message: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(2000, 'Use at most 2000 characters.'),
    v.check(isWebAddress, 'Enter a web address like https://example.com.'),
  );
}

/** A web address, or nothing. */
export const optionalWebAddress = v.union(
  [v.pipe(v.string(), v.trim(), v.literal('')), webAddress('')],
  'Enter a web address like https://example.com.',
);

/** A list without empty entries; white space around an entry is removed. The only entry cannot be removed. */
export function textList(
  max: { items: number; characters: number },
  messages: { none: string; blank: string },
) {
  return v.pipe(
    v.lazy((input) => {
      const isOnly = Array.isArray(input) && input.length === 1;
      return v.array(requiredText(max.characters, isOnly ? messages.none : messages.blank));
    }),
    v.minLength(1, messages.none),
    v.maxLength(max.items, `Use at most ${max.items}.`),
  );
}
