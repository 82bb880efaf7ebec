import { writeFile } from 'node:fs/promises';
import { themeSource } from './theme-source';

await writeFile(new URL('../theme.gen.css.ts', import.meta.url), await themeSource());
