import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

import { generateSamples } from './generate';
import { serializeSamples } from './serialize-samples';

const at = (name: string) => new URL(name, import.meta.url);

// The committed samples of scale 1, and the digest that every machine must produce.
const text = serializeSamples(generateSamples(1));
await writeFile(at('samples.gen.json'), text);
await writeFile(at('samples.gen.sha256'), `${createHash('sha256').update(text).digest('hex')}\n`);
