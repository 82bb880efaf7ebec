import { mkdir, writeFile } from 'node:fs/promises';
import { exportFiles } from './export-files';
import { themeSource } from './theme-source';

await writeFile(new URL('../theme.gen.css.ts', import.meta.url), await themeSource());

const folder = new URL('../../exports/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, text] of await exportFiles()) await writeFile(new URL(name, folder), text);
