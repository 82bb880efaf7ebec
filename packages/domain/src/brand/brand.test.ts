import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { isSameBrandName } from './brand.schema';
import { colorRole, rolesFor } from './color-role';
import { colorDraft, colorRoles, newColor } from './color.schema';
import { exampleKind, ruleMatchesTab } from './rule';
import { rulePlatforms } from './rule-platform';
import { brandNameOf, website, websiteHost } from './website.schema';

describe('the group of a color', () => {
  it('is one, and moving it there and reading it agree', () => {
    for (const role of colorRoles) expect(colorRole(rolesFor(role))).toBe(role);
  });

  it('is the first where a color has several roles', () => {
    expect(colorRole({ isPrimary: false, isSecondary: true, isAccent: true })).toBe('secondary');
  });

  it('of a new color is other, and only its name is missing', () => {
    expect(colorRole(newColor)).toBe('other');
    expect(v.is(colorDraft, newColor)).toBe(false);
    expect(v.is(colorDraft, { ...newColor, name: 'Blue' })).toBe(true);
  });
});

it.each([
  ['Fernhill Coffee', ' fernhill  COFFEE', true],
  ['Fernhill Coffee', 'FernhillCoffee', true],
  ['Fernhill Coffee', 'Fernhill', false],
])('the names of the brands %j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameBrandName(one, other)).toBe(isSame);
});

describe('rules', () => {
  it('are on the tab of their platform, those for all on every tab', () => {
    const tabsOf = (platform: (typeof rulePlatforms)[number]) =>
      rulePlatforms.filter((tab) => ruleMatchesTab({ platform }, tab));
    expect(tabsOf('all')).toEqual(['all', 'social', 'blog', 'email']);
    expect(tabsOf('blog')).toEqual(['all', 'blog']);
  });

  it('show their examples as good, bad or neither', () => {
    expect(exampleKind('Good: cite the study')).toBe('good');
    expect(exampleKind('Bad: "experts say"')).toBe('bad');
    expect(exampleKind('A good: example')).toBe('plain');
  });
});

describe('the website of a quick build', () => {
  it.each([
    ['https://www.north-light.com/about?x#y', 'www.north-light.com', 'North Light'],
    ['acme.io', 'acme.io', 'Acme'],
    ['http://shop.acme.co.uk:8080', 'shop.acme.co.uk', 'Acme'],
    ['WWW.ACME.ORG', 'www.acme.org', 'Acme'],
  ])('%s has the host %s and the brand %s', (typed, host, name) => {
    expect(websiteHost(typed)).toBe(host);
    expect(brandNameOf(host)).toBe(name);
  });

  it.each(['acme', 'two words.com', 'ftp://acme.com', 'mailto:a@acme.com', 'https://'])(
    'is not %j',
    (typed) => {
      expect(v.is(website, typed)).toBe(false);
    },
  );
});
