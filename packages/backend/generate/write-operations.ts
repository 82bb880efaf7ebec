import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { operationModules, operationNamesText } from './generated';

const src = fileURLToPath(new URL('../src/', import.meta.url));
for (const [name, text] of Object.entries(await operationModules(src))) {
  writeFileSync(`${src}${name}`, text);
}
writeFileSync(`${src}../../domain/src/contract/operation-names.gen.ts`, operationNamesText());
