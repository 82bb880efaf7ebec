import { expect, it } from 'vitest';

import { exportFileName } from './export-file-name';

it.each([
  ['Kaffee & Söhne', 'kaffee-sohne-content-2026-11.ics'],
  ['  A/B: "C" ', 'a-b-c-content-2026-11.ics'],
  ['株式会社', 'brand-content-2026-11.ics'],
])('the file of the brand %s is called %s', (brand, name) => {
  expect(exportFileName(brand, '2026-11', 'ics')).toBe(name);
});
