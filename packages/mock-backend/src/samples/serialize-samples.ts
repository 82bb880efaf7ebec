import type { SampleSet } from './sample-set';

/** The set as JSON, a row a line, so that a change of the samples can be read as a diff. */
export function serializeSamples(set: SampleSet): string {
  const collections = Object.entries(set).map(([collection, rows]) => {
    const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
    return `${JSON.stringify(collection)}:[\n${lines}\n]`;
  });
  return `{\n${collections.join(',\n')}\n}\n`;
}
