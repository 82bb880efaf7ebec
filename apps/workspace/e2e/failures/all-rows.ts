import { brandRows } from './brand-rows';
import { contentRows, imageRows } from './content-rows';
import type { FailureRow } from './failure-row';
import { fileRows } from './file-rows';
import { frameRows } from './frame-rows';
import { marketingRows } from './marketing-rows';
import { accountRows, agencyRows, dataRows, integrationRows, teamRows } from './own-rows';
import { partReads, screenReads } from './read-rows';

/** Every failure, by the test that plays it. */
export const failureRows: Readonly<Record<string, readonly FailureRow[]>> = {
  'what a screen reads': screenReads,
  'what a part of a screen reads': partReads,
  'a change of brand assets': brandRows,
  'a change of content': contentRows,
  'a change of generated images': imageRows,
  'a change of files, links and views': fileRows,
  'a change of marketing': marketingRows,
  'a change of the team': teamRows,
  'a change of the own account': accountRows,
  'a change of the agency and its brands': agencyRows,
  'a change of the integrations': integrationRows,
  'a change of all data': dataRows,
  'what belongs to no screen': frameRows,
};
