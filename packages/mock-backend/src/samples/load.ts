import type { SampleSet } from './sample-set';

/**
 * The samples of a scale (a whole number from 1). Scale 1 comes as data; only other scales load
 * the generator, and faker with it.
 */
export async function loadSamples(scale: number): Promise<SampleSet> {
  const { default: data } = await import('./samples.gen.json');
  // Written by `write-samples.ts` from a SampleSet; a test holds the two together.
  const first = data as unknown as SampleSet;
  if (scale === 1) return first;
  const [{ generateSamples }, { knownSizes }] = await Promise.all([
    import('./generate'),
    import('./known-sizes'),
  ]);
  return generateSamples(scale, knownSizes(first));
}
