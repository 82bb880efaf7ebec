import { defaultDropRules } from '@brandroom/domain/file/drop-zone';
import {
  logoUploadTypes,
  maxUploadSize,
  uploadTypeOfName,
} from '@brandroom/domain/file/upload-types';

import type { Services } from '../../services';
import type { Inspection } from '../files/inspect';
import { inspectFile } from '../files/inspect';
import { cleanSvg } from './clean-svg';

const rules = { ...defaultDropRules, types: logoUploadTypes };

/** A logo ready to be stored, or the reason for refusing it. */
export type LogoInspection = Inspection & { wasCleaned: boolean };

/** Cleans an SVG, then decides by its bytes whether a file may be stored as a logo. */
export async function inspectLogo(
  file: File,
  isDrawable: Services['isDrawable'],
): Promise<LogoInspection> {
  const isSvg = uploadTypeOfName(file.name, logoUploadTypes)?.mediaType === 'image/svg+xml';
  const cleaned =
    isSvg && file.size <= maxUploadSize ? cleanSvg(new Uint8Array(await file.arrayBuffer())) : null;
  const checked = cleaned ? new File([cleaned.bytes], file.name, { type: file.type }) : file;
  const inspection = await inspectFile(checked, isDrawable, rules);
  return { ...inspection, wasCleaned: cleaned?.wasCleaned ?? false };
}
