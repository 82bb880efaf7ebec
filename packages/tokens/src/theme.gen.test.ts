import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { themeSource } from './generate/theme-source';

it('is what the token sources say today', async () => {
  const written = await readFile(new URL('./theme.gen.css.ts', import.meta.url), 'utf8');
  expect(written).toBe(await themeSource());
});
