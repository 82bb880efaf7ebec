import { writeFile } from 'node:fs/promises';

import { generateSamples } from './generate';
import { serializeSamples } from './serialize-samples';

/** Writes the samples of scale 1 as they are committed. */
await writeFile(new URL('samples.gen.json', import.meta.url), serializeSamples(generateSamples(1)));
