import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { operationFiles, operationModulesText, operationNamesText } from './generated';

const src = fileURLToPath(new URL('../src/', import.meta.url));
writeFileSync(`${src}operations.gen.ts`, operationModulesText(operationFiles(src)));
writeFileSync(`${src}../../domain/src/contract/operation-names.gen.ts`, operationNamesText());
