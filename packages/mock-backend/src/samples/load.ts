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

/**
 * The samples of a scale (a whole number from 1). Scale 1 comes as data; only other scales load
 * the generator, and faker with it.
 */
export async function loadSamples(scale: number): Promise<SampleSet> {
  const { default: data } = await import('./samples.gen.json');
  // Written by `write-samples.ts` from a SampleSet; a test holds the two together.
  const first = data as unknown as SampleSet;
  if (scale === 1) return first;
  const { generateSamples } = await import('./generate');
  return generateSamples(scale, knownSizes(first));
}
