import { expect, test } from 'vitest';

import { foundIn } from './palette-sections';

const sections = [
  {
    id: 'screens',
    title: 'Go to',
    items: [
      { id: 'files', label: 'File Library' },
      { id: 'calendar', label: 'Calendar' },
      { id: 'create', label: 'Create content' },
    ],
  },
  { id: 'theme', title: 'Theme', items: [{ id: 'dark', label: 'Dark theme' }] },
];
const idsOf = (query: string) =>
  foundIn(sections, query).map(({ id, items }) => [id, ...items.map((item) => item.id)]);

test('lines that begin with the query come before lines that contain it, in any case', () => {
  expect(idsOf('LI')).toEqual([['screens', 'files']]);
  expect(idsOf('ca')).toEqual([['screens', 'calendar']]);
  expect(idsOf('c')).toEqual([['screens', 'calendar', 'create']]);
  expect(idsOf('content')).toEqual([['screens', 'create']]);
});

test('typos are accepted only without an exact match', () => {
  expect(idsOf('calender')).toEqual([['screens', 'calendar']]);
  expect(idsOf('file libary')).toEqual([['screens', 'files']]);
});

test('sections in which nothing is found are left out', () => {
  expect(idsOf('dark')).toEqual([['theme', 'dark']]);
  expect(idsOf('nothing')).toEqual([]);
});

test('words of a description are found after those of labels', () => {
  const items = [
    { id: 'data', label: 'Sample data', description: 'Export, import, backup and reset' },
    { id: 'csv', label: 'Export CSV' },
  ];
  const found = foundIn([{ id: 'all', title: 'All', items }], 'export');
  expect(found.flatMap((section) => section.items.map(({ id }) => id))).toEqual(['csv', 'data']);
});

test('an empty query shows everything', () => {
  expect(idsOf(' ')).toEqual([
    ['screens', 'files', 'calendar', 'create'],
    ['theme', 'dark'],
  ]);
});
