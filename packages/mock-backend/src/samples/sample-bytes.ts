import { strToU8 } from 'fflate';

import { toDocx } from './documents/docx';
import type { Outline } from './documents/outline';
import { outlineOf } from './documents/outline';
import { toPdf } from './documents/pdf';
import { toPptx } from './documents/pptx';
import { toText } from './documents/text';
import type { Composition } from './drawing/composition';
import { fernhillPictures } from './drawing/fernhill-pictures';
import { logoScene } from './drawing/logos';
import { toPng } from './drawing/png';
import { randomFrom } from './drawing/random';
import type { Scene } from './drawing/scene';
import { box, ellipse, mix, shape } from './drawing/scene';
import { toSvg } from './drawing/svg';
import { tidewellPictures } from './drawing/tidewell-pictures';
import { voltaroPictures } from './drawing/voltaro-pictures';
import type { FoundSample, PictureName } from './sample-files';
import { findSample, frames, mediaTypes, pictureTexts, sampleFiles } from './sample-files';

/** The fields of a file or logo that its bytes are made from. */
export interface SampleFile {
  id: string;
  name: string;
  fileType: string;
}

const pictures: Record<PictureName, Composition> = {
  ...fernhillPictures,
  ...voltaroPictures,
  ...tidewellPictures,
};

function find({ id, name }: SampleFile): FoundSample {
  const found = findSample(id);
  if (!found) throw new Error(`${name} is no sample: its bytes are stored.`);
  return found;
}

function sceneOf({ motif, brand, index }: FoundSample): Scene | null {
  if (motif.kind === 'logo') return logoScene(brand, motif.layout);
  if (motif.kind === 'document') return null;
  return pictures[motif.picture](randomFrom(brand * 1000 + index), frames[motif.frame]);
}

function outlineFor({ motif, brand, index }: FoundSample): Outline | null {
  if (motif.kind !== 'document') return null;
  // The sample's own name, so that a renamed file keeps its content.
  const name = sampleFiles[brand - 1]?.[index]?.name ?? '';
  return outlineOf(motif.document, brand, index, name);
}

function titleOf({ motif }: FoundSample): string {
  return motif.kind === 'picture' ? pictureTexts[motif.picture] : 'Logo';
}

/**
 * The bytes of a sample file or logo, drawn or written on demand: a real file of its media type,
 * the same for the same id on every machine. Throws for anything but a sample.
 */
export function sampleBytes(file: SampleFile): Uint8Array<ArrayBuffer> {
  const found = find(file);
  const scene = sceneOf(found);
  const outline = outlineFor(found);
  if (scene) {
    return file.fileType === mediaTypes.png
      ? toPng(scene)
      : Uint8Array.from(strToU8(toSvg(scene, titleOf(found))));
  }
  if (!outline) throw new Error(`Nothing is known of what ${file.name} shows.`);
  if (file.fileType === mediaTypes.pdf) return toPdf(outline);
  if (file.fileType === mediaTypes.docx) return toDocx(outline);
  if (file.fileType === mediaTypes.pptx) return toPptx(outline);
  return toText(outline);
}

/** A sheet with a title bar and lines as long as the words of the document. */
function sheet({ color, sections }: Outline, isWide: boolean): Scene {
  const frame = isWide ? { width: 480, height: 270 } : { width: 300, height: 400 };
  const edge = frame.width * 0.09;
  const band = frame.height * (isWide ? 0.34 : 0.2);
  const room = frame.width - edge * 2;
  const rows = sections.flatMap(({ heading, paragraphs }) => [
    { share: Math.min(1, heading.length / 34), isHeading: true },
    ...paragraphs
      .slice(0, 3)
      .map(({ length }) => ({ share: Math.min(1, length / 84), isHeading: false })),
  ]);
  const step = frame.height * 0.047;
  const first = band + step * 1.5;
  const fitting = Math.floor((frame.height - first - step) / step);
  return {
    ...frame,
    ground: '#ffffff',
    shapes: [
      shape(box(0, 0, frame.width, band), color),
      shape(ellipse([frame.width * 0.92, 0], band * 0.9), '#ffffff', 0.12),
      shape(box(edge, band * 0.42, room * 0.62, band * 0.16, 3), '#ffffff'),
      shape(box(edge, band * 0.68, room * 0.3, band * 0.09, 2), '#ffffff', 0.7),
      ...rows.slice(0, fitting).map(({ share, isHeading }, i) => {
        const indent = isHeading ? 0 : edge * 0.3;
        const tall = step * (isHeading ? 0.42 : 0.28);
        const ink = isHeading ? color : mix('#5a6468', '#ffffff', 0.55);
        return shape(box(edge + indent, first + i * step, (room - indent) * share, tall, 2), ink);
      }),
    ],
  };
}

/**
 * A small SVG to look at in a tile: the picture itself, or the first page of a document in
 * outline. Light to make also for files whose bytes are not.
 */
export function samplePreview(file: SampleFile): string {
  const found = find(file);
  const outline = outlineFor(found);
  const scene = outline ? sheet(outline, file.fileType === mediaTypes.pptx) : sceneOf(found);
  if (!scene) throw new Error(`Nothing is known of what ${file.name} shows.`);
  return toSvg(scene, file.name);
}
