import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const machine = 'packages/machines/src/auth/auth.machine.ts';
const filler = (/** @type {number} */ lines) => "export const line = 'x';\n".repeat(lines);
const distinct = (/** @type {number} */ lines) =>
  Array.from({ length: lines }, (_, index) => `export const line${index} = ${index};\n`).join('');

/** One offence a file: the rule that must name it, and the least code that commits it. */
const offences = [
  [
    'typescript(no-explicit-any)',
    'packages/domain/src/a1.ts',
    'export const a = (b: any) => String(b);',
  ],
  [
    'typescript(no-non-null-assertion)',
    'packages/domain/src/a2.ts',
    'export const a = (b?: string) => b!.length;',
  ],
  [
    'typescript(no-floating-promises)',
    'packages/domain/src/a3.ts',
    'export function a() {\n  Promise.resolve(1);\n}',
  ],
  ['typescript(ban-ts-comment)', 'packages/domain/src/a4.ts', '// @ts-ignore\nexport const a = 1;'],
  ['import(no-default-export)', 'packages/domain/src/a5.ts', 'export default 1;'],
  ['eslint(no-eval)', 'packages/domain/src/a6.ts', "export const a: unknown = eval('1');"],
  ['eslint(no-script-url)', 'packages/domain/src/a7.ts', "export const a = 'javascript:void(0)';"],
  [
    'import(consistent-type-specifier-style)',
    'packages/ui/src/g1.ts',
    "import { type FC, version } from 'react';\nexport const a: FC = () => version;",
  ],
  [
    'house(css-namespace)',
    'packages/ui/src/g2.ts',
    "import { a } from './d1.css';\nexport const b = a;",
  ],
  [
    'house(css-namespace)',
    'packages/ui/src/g3.ts',
    "import * as look from './d1.css';\nexport const b = look.a;",
  ],
  ['oxc(no-barrel-file)', 'packages/domain/src/index.ts', "export * from './a1';"],
  ['unicorn(filename-case)', 'packages/domain/src/snake_case.ts', 'export const a = 1;'],
  ['house(no-vague-names)', 'packages/domain/src/utils.ts', 'export const a = 1;'],
  ['house(no-ambient-clock)', 'packages/domain/src/b1.ts', 'export const a = () => Date.now();'],
  ['house(no-ambient-clock)', 'packages/domain/src/b2.ts', 'export const a = () => new Date();'],
  [
    'house(no-ambient-clock)',
    'packages/machines/src/b3.ts',
    'export const a = () => Math.random();',
  ],
  [
    'house(no-ambient-clock)',
    'packages/backend/src/operations/b4.ts',
    'export const a = () => crypto.randomUUID();',
  ],
  [
    'house(no-bare-controls)',
    'apps/workspace/src/shared/Z1.tsx',
    'export const Z1 = () => <button type="button">Save</button>;',
  ],
  [
    'house(no-raw-href)',
    'apps/workspace/src/shared/Z2.tsx',
    "import { Link } from '@brandroom/ui/Link';\nexport const Z2 = ({ id }: { id: string }) => <Link href={`/content/edit/${id}`}>Open</Link>;",
  ],
  [
    'house(mutation-key)',
    'apps/workspace/src/shared/z7.ts',
    "import { useMutation } from '@tanstack/react-query';\nexport const useA = () => useMutation({ mutationFn: async () => 1 });",
  ],
  [
    'house(mutation-key)',
    'apps/workspace/src/shared/z8.ts',
    "import { useMutation } from '@tanstack/react-query';\nimport { useApi } from './api/api';\nexport const useA = () => useMutation(useApi().colors.create.mutationOptions());",
  ],
  ['house(no-raw-href)', 'apps/workspace/src/shared/z3.ts', "export const a = { href: '/files' };"],
  [
    'eslint(no-restricted-imports)',
    'apps/workspace/src/shared/z4.ts',
    "import { lazy } from 'react';\nexport const a = lazy;",
  ],
  [
    'eslint(no-restricted-imports)',
    'apps/workspace/src/shared/z5.ts',
    "import { useMachine } from '@xstate/react';\nexport const a = useMachine;",
  ],
  [
    'eslint(no-restricted-imports)',
    'apps/workspace/src/shared/z6.ts',
    "import { createActor } from 'xstate';\nexport const a = createActor;",
  ],
  [
    'house(no-html-sinks)',
    'packages/ui/src/C1.tsx',
    "export const C1 = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;",
  ],
  [
    'house(no-html-sinks)',
    'packages/ui/src/c2.ts',
    "export const a = (b: Element) => {\n  b.innerHTML = 'x';\n};",
  ],
  ['house(no-html-sinks)', 'packages/ui/src/c3.ts', "export const a = () => document.write('x');"],
  [
    'house(no-literal-style-values)',
    'packages/ui/src/d1.css.ts',
    "export const a = { color: '#fff' };",
  ],
  [
    'house(no-literal-style-values)',
    'packages/ui/src/d2.css.ts',
    "export const a = { margin: '12px' };",
  ],
  [
    'house(no-literal-style-values)',
    'packages/ui/src/d3.css.ts',
    'export const a = { padding: 8 };',
  ],
  [
    'house(no-literal-style-values)',
    'packages/ui/src/d4.css.ts',
    "export const a = { fontFamily: 'Arial' };",
  ],
  [
    'house(no-literal-style-values)',
    'packages/ui/src/d5.css.ts',
    'export const a = { width: `calc(100% - ${2}rem)` };',
  ],
  [
    'house(no-literal-style-values)',
    'packages/ui/src/d6.css.ts',
    "export const a = { background: 'rgb(0 0 0)' };",
  ],
  [
    'house(no-literal-style-values)',
    'packages/ui/src/d7.css.ts',
    'export const a = { fontWeight: 700 };',
  ],
  ['jsx-a11y(alt-text)', 'packages/ui/src/E1.tsx', "export const E1 = () => <img src='/a.png' />;"],
  [
    'react(hooks)',
    'packages/ui/src/E2.tsx',
    "import { useState } from 'react';\nexport function E2({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}",
  ],
  [
    '@tanstack/query(no-rest-destructuring)',
    'apps/workspace/src/shared/use-a.ts',
    "import { useQuery } from '@tanstack/react-query';\nexport function useA() {\n  const { data, ...rest } = useQuery({ queryKey: ['a'], queryFn: () => 1 });\n  return [data, rest];\n}",
  ],
  [
    '@tanstack/router(create-route-property-order)',
    'apps/workspace/src/routes/a.tsx',
    "import { createFileRoute } from '@tanstack/react-router';\nexport const Route = createFileRoute('/a')({\n  loader: () => 1,\n  beforeLoad: () => ({}),\n});",
  ],
  [
    'storybook(no-redundant-story-name)',
    'packages/ui/src/E3.stories.tsx',
    "export const Primary = { name: 'Primary' };",
  ],
  ['eslint(max-lines)', 'apps/workspace/src/routes/long.tsx', distinct(61)],
  ['eslint(max-lines)', 'packages/backend/src/operations/long.operation.ts', distinct(81)],
  ['eslint(max-lines)', 'packages/backend/src/operations/a/long.operations.ts', distinct(81)],
  ['eslint(max-lines)', 'packages/ui/src/Long.tsx', distinct(201)],
  ['eslint(max-lines)', 'packages/ui/src/Long.css.ts', distinct(151)],
  ['eslint(max-lines)', 'packages/machines/src/long.machine.ts', distinct(251)],
  ['eslint(max-lines)', 'apps/workspace/src/features/files/Long.tsx', distinct(201)],
  ['eslint(max-lines)', 'apps/workspace/src/features/content/edit/LongScreen.tsx', distinct(301)],
  [
    'boundaries(dependencies)',
    'packages/domain/src/f1.ts',
    "import { line } from '@brandroom/machines/auth/auth.machine';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'packages/tokens/src/f2.ts',
    "import { line } from '@brandroom/domain/d';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'packages/ui/src/f3.ts',
    "import { line } from '@brandroom/domain/d';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'packages/ui/src/f14.tsx',
    "import preview from '@brandroom/stories/preview';\nexport const a = preview;",
  ],
  [
    'eslint(no-restricted-imports)',
    'packages/ui/src/f4.ts',
    "import { Link } from '@tanstack/react-router';\nexport const a = Link;",
  ],
  [
    'eslint(no-restricted-imports)',
    'packages/ui/src/f26.ts',
    "import { lazy } from 'react';\nexport const a = lazy;",
  ],
  [
    'eslint(no-restricted-imports)',
    'packages/statechart/src/f27.ts',
    "import { useState } from 'react';\nexport const a = useState;",
  ],
  [
    'boundaries(dependencies)',
    'packages/statechart/src/f28.ts',
    "import { line } from '@brandroom/domain/d';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'packages/statechart/src/f29.ts',
    "import { line } from '@brandroom/ui/Button';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'packages/statechart/src/f30.ts',
    "import { line } from '@brandroom/machines/auth/auth.machine';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'packages/statechart/src/f31.test.ts',
    "import { line } from '@brandroom/domain/d';\nexport const a = line;",
  ],
  [
    'eslint(no-restricted-imports)',
    'packages/machines/src/f5.ts',
    "import { useState } from 'react';\nexport const a = useState;",
  ],
  [
    'boundaries(dependencies)',
    'packages/machines/src/f6.ts',
    "import { line } from '@brandroom/ui/Button';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'packages/mock-backend/src/f7.ts',
    "import { line } from '@brandroom/ui/Button';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'packages/mock-backend/src/f14.ts',
    "import { line } from '@brandroom/machines/auth/auth.machine';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'packages/backend/src/f15.ts',
    "import { line } from '@brandroom/mock-backend/client';\nexport const a = line;",
  ],
  [
    'import(no-nodejs-modules)',
    'packages/backend/src/f16.ts',
    "import { readFileSync } from 'node:fs';\nexport const a = readFileSync;",
  ],
  [
    'eslint(no-restricted-globals)',
    'packages/backend/src/f17.ts',
    'export const a = () => process.env;',
  ],
  [
    'boundaries(dependencies)',
    'packages/mock-backend/src/f8.ts',
    "import { line } from '../../ui/src/Button';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/features/files/f9.ts',
    "import { line } from '../brand/g';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/features/files/f10.ts',
    "import { line } from '../../routes/g';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/features/files/f11.ts',
    "import { line } from '@brandroom/mock-backend/client';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/app/f12.ts',
    "import { line } from '@brandroom/mock-backend/client';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/shared/f13.ts',
    "import { line } from '../features/brand/g';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/features/files/upload/f14.ts',
    "import { line } from '../library/g';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/features/content/list/f25.ts',
    "import { line } from '../calendar/g';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/features/content/item/f15.ts',
    "import { line } from '../writing/g';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/features/content/writing/f16.ts',
    "import { line } from '../edit/g';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/features/content/edit/f17.ts',
    "import { line } from '../create/g';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/features/content/review/f18.ts',
    "import { line } from '../calendar/g';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/features/content/exchange/f19.ts',
    "import { line } from '../calendar/g';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/features/content/create/f20.ts',
    "import { line } from '../exchange/g';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/features/content/item/f21.ts',
    "import { line } from '../../brand/g';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/features/marketing/emails/f23.ts',
    "import { line } from '../campaigns/g';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/features/settings/page/f24.ts',
    "import { line } from '../account/g';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/features/settings/agency/f25.ts',
    "import { line } from '../account/g';\nexport const a = line;",
  ],
  [
    'boundaries(dependencies)',
    'apps/workspace/src/routes/f22.tsx',
    "import { line } from '../app/g';\nexport const a = line;",
  ],
];

/** Code that the same rules must accept. */
const innocents = [
  [
    'packages/machines/src/i1.ts',
    "import { line } from '@brandroom/domain/d';\nimport { setup } from 'xstate';\nexport const a = [line, setup];",
  ],
  [
    'packages/backend/src/i2.ts',
    "import { line } from '@brandroom/domain/d';\nimport { line as other } from '@brandroom/machines/auth/auth.machine';\nexport const a = [line, other, Date.now()];",
  ],
  [
    'packages/mock-backend/src/i9.ts',
    "import { line } from '@brandroom/domain/d';\nimport { line as other } from '@brandroom/backend/b';\nexport const a = [line, other];",
  ],
  [
    'packages/ui/src/i3.css.ts',
    "const vars = { space: { 8: 'var(--space-8)' } };\nexport const a = { width: '100%', height: 'auto', margin: 0, lineHeight: 1.5, fontFamily: 'inherit', color: 'currentColor', blockSize: '1em', zIndex: 3, padding: vars.space[8] };",
  ],
  [
    'packages/ui/src/i8.css.ts',
    "import { globalFontFace } from '@vanilla-extract/css';\nglobalFontFace('Atkinson', { src: 'url(a.woff2)', fontWeight: '200 800' });",
  ],
  ['packages/tokens/src/i4.css.ts', "export const a = { color: '#fff', padding: '4px' };"],
  [
    'apps/workspace/src/app/backend.ts',
    "import { line } from '@brandroom/mock-backend/client';\nexport const a = line;",
  ],
  [
    'apps/workspace/src/features/files/i5.test.ts',
    "import { line } from '@brandroom/mock-backend/testing/t';\nexport const a = line;",
  ],
  [
    'apps/workspace/src/features/files/i6.ts',
    "import { line } from '../../shared/g';\nimport { line as own } from './g';\nimport { line as button } from '@brandroom/ui/Button';\nexport const a = [line, own, button];",
  ],
  [
    'apps/workspace/src/routes/_app.$id.tsx',
    "import { line } from '../features/files/g';\nimport { line as other } from '../features/content/edit/g';\nexport const a = [line, other];",
  ],
  [
    'packages/ui/src/I9.stories.tsx',
    "import preview from '@brandroom/stories/preview';\nexport const A = preview;",
  ],
  [
    'apps/workspace/src/features/content/calendar/i10.ts',
    "import { line } from '../item/g';\nimport { line as written } from '../writing/g';\nimport { line as taken } from '../exchange/g';\nimport { line as own } from './g';\nexport const a = [line, written, taken, own];",
  ],
  [
    'apps/workspace/src/features/content/writing/i11.ts',
    "import { line } from '../item/g';\nexport const a = line;",
  ],
  [
    'apps/workspace/src/features/settings/account/i12.ts',
    "import { line } from '../page/g';\nexport const a = line;",
  ],
  ['apps/workspace/src/features/files/FullScreen.tsx', distinct(299)],
  ['packages/domain/src/i7.ts', 'export const a = (at: number) => new Date(at).toISOString();'],
  ['packages/ui/src/Full.tsx', distinct(199)],
];

const props = [
  'packages/domain/src/d.ts',
  'packages/ui/src/Button/Button.tsx',
  'packages/backend/src/b.ts',
  'packages/mock-backend/src/client.ts',
  'packages/mock-backend/src/testing/t.ts',
  'apps/workspace/src/features/brand/g.ts',
  'apps/workspace/src/features/files/g.ts',
  'apps/workspace/src/features/files/library/g.ts',
  ...['item', 'writing', 'create', 'edit', 'calendar', 'list', 'review', 'exchange'].map(
    (room) => `apps/workspace/src/features/content/${room}/g.ts`,
  ),
  'apps/workspace/src/features/marketing/campaigns/g.ts',
  'apps/workspace/src/features/settings/account/g.ts',
  'apps/workspace/src/features/settings/page/g.ts',
  'apps/workspace/src/app/g.ts',
  'apps/workspace/src/routes/g.ts',
  'apps/workspace/src/shared/g.ts',
  machine,
];

/** @type {Map<string, string[]>} */
const reported = new Map();
const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));

/** @param {string} path @param {string} text */
function put(path, text) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(() => {
  for (const path of ['.oxlintrc.json', 'tools/lint', 'tsconfig.base.json', 'package.json'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  rmSync(join(folder, 'tools/lint/rules.test.mjs'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of [
    'domain',
    'tokens',
    'ui',
    'statechart',
    'machines',
    'backend',
    'mock-backend',
    'workspace',
  ]) {
    const at = name === 'workspace' ? 'apps/workspace' : `packages/${name}`;
    cpSync(join(root, at, 'package.json'), join(folder, at, 'package.json'));
    put(
      `${at}/tsconfig.json`,
      '{ "extends": "../../tsconfig.base.json", "compilerOptions": { "jsx": "react-jsx", "lib": ["ES2023", "DOM"] }, "include": ["src"] }',
    );
    symlinkSync(join(root, at, 'node_modules'), join(folder, at, 'node_modules'));
  }
  for (const path of props) put(path, filler(1));
  for (const [, path, text] of offences) put(String(path), `${String(text)}\n`);
  for (const [path, text] of innocents) put(String(path), `${String(text)}\n`);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(
    process.execPath,
    [oxlint, '-f', 'json', '--ignore-pattern', '**/node_modules', 'packages', 'apps'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  /** @type {{ diagnostics: { code?: string, filename: string }[] }} */
  const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  for (const { code = 'none', filename } of diagnostics)
    reported.set(filename, [...(reported.get(filename) ?? []), code]);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the lint configuration', () => {
  test.each(offences)('%s fires in %s', (rule, path) => {
    expect(reported.get(path) ?? []).toContain(rule);
  });

  test.each(innocents)('%s is left alone', (path) => {
    expect(reported.get(path) ?? []).toEqual([]);
  });
});
