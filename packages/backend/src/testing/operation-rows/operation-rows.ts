import { authRows } from './auth.rows';
import { brandsRows } from './brands.rows';
import { campaignsRows } from './campaigns.rows';
import { changesRows } from './changes.rows';
import { colorsRows } from './colors.rows';
import { contentRows } from './content.rows';
import { dashboardRows } from './dashboard.rows';
import { dataRows } from './data.rows';
import { emailsRows } from './emails.rows';
import { filesRows } from './files.rows';
import { generationRows } from './generation.rows';
import { guidelinesRows } from './guidelines.rows';
import { integrationsRows } from './integrations.rows';
import { keywordsRows } from './keywords.rows';
import { logosRows } from './logos.rows';
import { personaRows } from './persona.rows';
import { printRows } from './print.rows';
import { searchRows } from './search.rows';
import { settingsRows } from './settings.rows';
import { sharesRows } from './shares.rows';
import { teamRows } from './team.rows';
import { viewsRows } from './views.rows';
import type { OperationRow } from './operation-row';

/**
 * Calls of every operation, written by hand from docs/product/permissions.md#operations.
 * An operation's row is in the file named after its folder in `operations`.
 */
export const operationRows: readonly OperationRow[] = [
  ...authRows,
  ...brandsRows,
  ...campaignsRows,
  ...changesRows,
  ...colorsRows,
  ...contentRows,
  ...dashboardRows,
  ...dataRows,
  ...emailsRows,
  ...filesRows,
  ...generationRows,
  ...guidelinesRows,
  ...integrationsRows,
  ...keywordsRows,
  ...logosRows,
  ...personaRows,
  ...printRows,
  ...searchRows,
  ...settingsRows,
  ...sharesRows,
  ...teamRows,
  ...viewsRows,
];
