import type { Faker } from '@faker-js/faker';

import type { Slots } from './brands/sample-brand';

/** One choice for every open place, so that title and text of an item speak of the same thing. */
export type Choice = Readonly<Record<string, string>>;

export function choose(slots: Slots, faker: Faker): Choice {
  return Object.fromEntries(
    Object.entries(slots).map(([name, words]) => [name, faker.helpers.arrayElement(words)]),
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills `{coffee}`; `{Coffee}` starts with a capital. Throws for a place that nothing fills. */
export function fill(template: string, choice: Choice): string {
  return template.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const word = choice[name.charAt(0).toLowerCase() + name.slice(1)];
    if (word === undefined) throw new Error(`Nothing fills {${name}}.`);
    return name === capital(name) ? capital(word) : word;
  });
}
