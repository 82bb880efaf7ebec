import { beforeAll, expect, it } from 'vitest';

import { loadSamples } from './load';
import type { SampleFile } from './sample-bytes';
import { sampleBytes, samplePreview } from './sample-bytes';

// The package is typed for a worker; this test runs in a page.
declare const Image: new () => {
  src: string;
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  decode(): Promise<void>;
};

let samples: (SampleFile & { size: number })[];
beforeAll(async () => {
  const { files, logos } = await loadSamples(1);
  samples = [...files, ...logos];
});

async function drawn(blob: Blob): Promise<{ width: number; height: number }> {
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  try {
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

it('The bytes are as many in a browser as where the samples were made', () => {
  for (const file of samples) expect(sampleBytes(file).length, file.name).toBe(file.size);
}, 60_000);

it('A browser draws every picture and every preview', async () => {
  for (const file of samples) {
    const preview = new Blob([samplePreview(file)], { type: 'image/svg+xml' });
    expect((await drawn(preview)).width, file.name).toBeGreaterThan(0);
    if (!file.fileType.startsWith('image/')) continue;
    const { width, height } = await drawn(new Blob([sampleBytes(file)], { type: file.fileType }));
    expect(Math.min(width, height), file.name).toBeGreaterThanOrEqual(80);
  }
}, 60_000);
