import { fileTypeFromBuffer } from 'file-type/core';
import type { DropRules } from '@brandroom/domain/file/drop-zone';
import {
  defaultDropRules,
  dropProblems,
  fileTooSmallMessage,
  fileTypeMessage,
} from '@brandroom/domain/file/drop-zone';
import { safeFileName } from '@brandroom/domain/file/file-name';
import type { UploadType } from '@brandroom/domain/file/upload-types';
import { extensionsOf, uploadTypeOfName } from '@brandroom/domain/file/upload-types';

import type { Services } from '../../services';
import { compoundFileType, openXmlType } from './office';
import { isRaster, pixelSizeOf } from './raster';
import type { SvgFinding } from './svg-safety';
import { inspectSvg, maxSvgElements } from './svg-safety';

/** A file ready to be stored, or the reason for refusing it. */
export type Inspection =
  | { isFit: true; name: string; mediaType: string; bytes: Uint8Array<ArrayBuffer> }
  | { isFit: false; message: string };

const refused = (message: string): Inspection => ({ isFit: false, message });

/** ASVS 5.2.6: a picture that a browser can be asked to decode. */
const maxPixels = 64_000_000;

const svgType = 'image/svg+xml';

const svgProblems: Record<Exclude<SvgFinding, 'safe' | 'unreadable'>, string> = {
  unsafe: 'This SVG contains scripts or outside links.',
  tooComplex: `This SVG draws more than ${maxSvgElements.toLocaleString('en')} elements.`,
};

/** The media type read from the bytes, or null when the type is not allowed. */
async function sniff(bytes: Uint8Array): Promise<string | null> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return openXmlType(bytes);
  // A file that is shorter than its header promises has no type.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === 'application/x-cfb') return compoundFileType(bytes);
  return found?.mime === 'image/apng' ? 'image/png' : (found?.mime ?? null);
}

/** The list of files names the file in front of the message. */
function mismatch(claimed: UploadType, bytes: Uint8Array, sniffed: string | null): Inspection {
  const type = claimed.extensions[0]?.toUpperCase();
  const found = inspectSvg(bytes) === 'safe' ? svgType : (sniffed ?? '');
  const [is] = found === claimed.mediaType ? [] : extensionsOf(found);
  const problem = is
    ? `This file is ${is.toUpperCase()}, not ${type}.`
    : `This file can’t be read as ${type}.`;
  return refused(`${problem} Export it as ${type} and try again.`);
}

/**
 * Decides by its bytes whether a file may be stored, and as which type
 * (docs/product/files.md#upload-checks).
 */
export async function inspectFile(
  file: File,
  isDrawable: Services['isDrawable'],
  rules: DropRules = defaultDropRules,
): Promise<Inspection> {
  // As a person would read it once nothing in it hides.
  const name = safeFileName(file.name);
  const claimed = uploadTypeOfName(name, rules.types);
  const [problem] = dropProblems({ name, size: file.size }, rules);
  if (problem !== undefined || !claimed) {
    return refused(problem ?? fileTypeMessage(rules.types));
  }
  if (file.size === 0) return refused(fileTooSmallMessage(1));

  const bytes = new Uint8Array(await file.arrayBuffer());
  const { mediaType } = claimed;
  const finding = mediaType === svgType ? inspectSvg(bytes) : null;
  if (finding === 'unsafe' || finding === 'tooComplex') return refused(svgProblems[finding]);
  const found = finding === 'safe' ? svgType : await sniff(bytes);
  if (finding === 'unreadable' || found !== mediaType) return mismatch(claimed, bytes, found);

  if (isRaster(mediaType)) {
    const size = pixelSizeOf(mediaType, bytes);
    if (!size) return mismatch(claimed, bytes, found);
    if (size.width * size.height > maxPixels)
      return refused('The image has more than 64 megapixels. Make it smaller.');
    if (!(await isDrawable(bytes, mediaType))) return mismatch(claimed, bytes, found);
  }
  return { isFit: true, name: safeFileName(name, extensionsOf(mediaType)), mediaType, bytes };
}
