import type { SampleFile } from './sample-bytes';
import { findSample } from './sample-files';
import type { SampleSet } from './sample-set';

/** Which bytes a file has: copies at larger scales share those of the first. */
function bytesKey(id: string): string {
  const found = findSample(id);
  return found ? `${id.split('_')[0] ?? ''}:${found.brand}:${found.index}` : id;
}

/** The sizes as they were measured when the samples of scale 1 were made. */
export function knownSizes({ files, logos }: SampleSet): (file: SampleFile) => number {
  const sizes = new Map([...files, ...logos].map(({ id, size }) => [bytesKey(id), size]));
  return ({ id, name }) => {
    const size = sizes.get(bytesKey(id));
    if (size === undefined) throw new Error(`The size of ${name} is not known.`);
    return size;
  };
}
