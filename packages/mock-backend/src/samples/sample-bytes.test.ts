import { inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectFile } from '@brandroom/backend/operations/files/inspect';

import { loadSamples } from './load';
import type { SampleFile } from './sample-bytes';
import { sampleBytes, samplePreview } from './sample-bytes';

let samples: (SampleFile & { size: number })[];
beforeAll(async () => {
  const { files, logos } = await loadSamples(1);
  samples = [...files, ...logos];
});

const ofType = (part: string) => samples.filter(({ fileType }) => fileType.includes(part));

function parseXml(text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
}

describe('the bytes of the samples', () => {
  it('pass the judgement that an upload of theirs would meet, under their own name', async () => {
    for (const file of samples.filter(({ name }) => !name.endsWith('.txt'))) {
      const upload = new File([sampleBytes(file)], file.name);
      expect(await inspectFile(upload, async () => true)).toMatchObject({
        isFit: true,
        name: file.name,
        mediaType: file.fileType,
      });
    }
  }, 60_000);

  it('are the same every time, regardless of the file’s name', () => {
    for (const file of [ofType('svg')[0], ofType('pdf')[0], ofType('wordprocessing')[0]]) {
      if (!file) throw new Error('A kind of file is missing.');
      expect(sampleBytes({ ...file, name: 'Renamed' })).toEqual(sampleBytes(file));
    }
  });

  it('are refused for a file that is no sample', () => {
    const name = 'Mine.png';
    const id = 'file_1748736000001_001abcdef';
    expect(() => sampleBytes({ id, name, fileType: 'image/png' })).toThrow('no sample');
  });

  it('hold a row of pixels for each line of a PNG', () => {
    for (const file of ofType('png').slice(0, 6)) {
      const bytes = sampleBytes(file);
      const view = new DataView(bytes.buffer);
      const [width, height] = [view.getUint32(16), view.getUint32(20)];
      const channels = bytes[25] === 2 ? 3 : 4;
      const length = view.getUint32(33);
      expect(strFromU8(bytes.subarray(37, 41))).toBe('IDAT');
      const rows = inflateSync(bytes.subarray(41, 41 + length));
      expect(rows.length).toBe((width * channels + 1) * height);
    }
  }, 20_000);

  it('find every object of a PDF where its table says', () => {
    for (const file of ofType('pdf')) {
      const text = strFromU8(sampleBytes(file), true);
      const table = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(text)?.[1]);
      expect(text.slice(table, table + 4)).toBe('xref');
      const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gmu)].map(([, at]) =>
        Number(at),
      );
      expect(offsets.length).toBeGreaterThan(6);
      for (const [i, at] of offsets.entries()) {
        expect(text.slice(at, at + 12)).toContain(`${i + 1} 0 obj`);
      }
      for (const [, length, content] of text.matchAll(
        /\/Length (\d+) >>\nstream\n([^]*?)\nendstream/gu,
      )) {
        expect(content?.length).toBe(Number(length));
      }
    }
  });

  it('name in an Office package only parts that are there, all well-formed', () => {
    const packages = [...ofType('wordprocessingml'), ...ofType('presentationml')];
    expect(packages.length).toBeGreaterThan(10);
    for (const file of packages) {
      const parts = unzipSync(sampleBytes(file));
      for (const [path, bytes] of Object.entries(parts)) {
        const text = strFromU8(bytes);
        parseXml(text);
        const folder = path.replace(/_rels\/[^/]+$/u, '');
        if (!path.endsWith('.rels')) continue;
        for (const [, target = ''] of text.matchAll(/Target="([^"]+)"/gu)) {
          const { pathname } = new URL(target, `file:///${folder}`);
          expect(Object.keys(parts), `${path} ${target}`).toContain(pathname.slice(1));
        }
      }
      for (const [, part = ''] of strFromU8(
        parts['[Content_Types].xml'] ?? new Uint8Array(),
      ).matchAll(/PartName="\/([^"]+)"/gu)) {
        expect(Object.keys(parts)).toContain(part);
      }
    }
  });

  it('can be looked at in a tile, as an SVG that refers to nothing outside', () => {
    for (const file of samples) {
      const preview = samplePreview(file);
      parseXml(preview);
      expect(preview).not.toMatch(/href|<style|<script|@import|url\((?!#)/u);
      expect(preview.length, file.name).toBeLessThan(80_000);
    }
  });
});
