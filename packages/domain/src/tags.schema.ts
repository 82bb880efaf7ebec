import * as v from 'valibot';

import { foldText } from './format/fold';
import { requiredText } from './text.schema';

/** A short word by which people sort and find things. */
export const tag = requiredText(50, 'A tag cannot be empty.');

/** The most tags of one thing. */
export const maxTags = 30;

/** The tags of one thing. */
export const tags = v.pipe(v.array(tag), v.maxLength(maxTags, `Use at most ${maxTags} tags.`));

/** Returns whether two tags are the same, ignoring case. */
export function isSameTag(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}

/** Returns each tag once, as it is written first. */
export function distinctTags(all: readonly string[]): string[] {
  return all.filter((each, at) => all.findIndex((other) => isSameTag(each, other)) === at);
}

/** Tags without duplicates, ignoring case. */
export const uniqueTags = v.pipe(
  tags,
  v.transform((all) => distinctTags(all)),
);
