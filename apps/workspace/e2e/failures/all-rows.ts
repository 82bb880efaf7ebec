import { accountRows } from './account-rows';
import { agencyRows } from './agency-rows';
import { brandRows } from './brand-rows';
import { contentRows, imageRows } from './content-rows';
import { dataRows } from './data-rows';
import type { FailureRow } from './failure-row';
import { fileRows } from './file-rows';
import { frameRows } from './frame-rows';
import { integrationRows } from './integration-rows';
import { marketingRows } from './marketing-rows';
import { partReads, screenReads } from './read-rows';
import { teamRows } from './team-rows';

/** The rows of each test, by its name. */
export const failureRows: Readonly<Record<string, readonly FailureRow[]>> = {
  'queries of a screen': screenReads,
  'queries of a part of a screen': partReads,
  'changes of brand assets': brandRows,
  'changes of content': contentRows,
  'changes of generated images': imageRows,
  'changes of files, links and views': fileRows,
  'changes of marketing': marketingRows,
  'changes of the team': teamRows,
  'changes of the own account': accountRows,
  'changes of the agency and its brands': agencyRows,
  'changes of the integrations': integrationRows,
  'changes of all data': dataRows,
  'notifications, search and sessions': frameRows,
};
