/// <reference types="vite/types/importMeta.d.ts" />
import { machineCatalog } from '@brandroom/machines/catalog.gen';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '!../../**/*.{test,stories}.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);
const lists = import.meta.glob<string>(
  [
    './{running-actors,state-label}.ts',
    '../../features/workflows/RunningNow.tsx',
    '../../../../../packages/machines/src/catalog.gen.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

test('the list of running actors loads neither XState nor a machine', () => {
  expect(Object.keys(lists)).toHaveLength(4);
  for (const [path, text] of Object.entries(lists)) {
    const values = text.match(/^import (?!type )[^;]*;/gm) ?? [];
    const heavy = values.filter((line) => /'(xstate|[^']*\.(machine|catalog))'/.test(line));
    expect([path, heavy]).toEqual([path, []]);
  }
});

test.each(machineCatalog.filter(({ slug }) => slug !== 'content-workflow'))(
  '$slug is started where its actor is listed',
  ({ slug }) => {
    const starts = Object.values(sources).filter(
      (text) => /\b(startActor|useProcess)\(/.test(text) && text.includes(`machine: '${slug}'`),
    );
    expect(starts).toHaveLength(1);
  },
);
