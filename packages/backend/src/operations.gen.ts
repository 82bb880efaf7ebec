// Written by `pnpm generate`.
import * as module0 from './operations/auth/me.operation';
import * as module1 from './operations/auth/register.operation';
import * as module2 from './operations/auth/sign-in.operation';
import * as module3 from './operations/auth/sign-out.operation';
import * as module4 from './operations/auth/update-user.operation';
import * as module5 from './operations/brands/create-brand.operation';
import * as module6 from './operations/brands/list-brands.operation';
import * as module7 from './operations/brands/update-brand.operation';
import * as module8 from './operations/campaigns/read-campaigns.operations';
import * as module9 from './operations/changes/watch-changes.operation';
import * as module10 from './operations/colors/change-colors.operations';
import * as module11 from './operations/colors/import-colors.operation';
import * as module12 from './operations/colors/read-colors.operations';
import * as module13 from './operations/colors/trash-colors.operations';
import * as module14 from './operations/content/copy-content.operation';
import * as module15 from './operations/content/create-content.operation';
import * as module16 from './operations/content/read-content.operations';
import * as module17 from './operations/content/restore-version.operation';
import * as module18 from './operations/content/schedule-content.operation';
import * as module19 from './operations/content/take-back-decision.operation';
import * as module20 from './operations/content/take-back-move.operation';
import * as module21 from './operations/content/trash-content.operations';
import * as module22 from './operations/content/update-content.operation';
import * as module23 from './operations/content/workflow.operations';
import * as module24 from './operations/dashboard/dashboard-summary.operation';
import * as module25 from './operations/dashboard/notifications.operations';
import * as module26 from './operations/files/change-files.operations';
import * as module27 from './operations/files/read-files.operations';
import * as module28 from './operations/files/suggest-files.operation';
import * as module29 from './operations/files/upload-file.operation';
import * as module30 from './operations/generation/generate-image.operation';
import * as module31 from './operations/generation/generate-text.operation';
import * as module32 from './operations/generation/images.operations';
import * as module33 from './operations/generation/trash-images.operations';
import * as module34 from './operations/guidelines/guidelines.operations';
import * as module35 from './operations/logos/change-logos.operations';
import * as module36 from './operations/logos/read-logos.operations';
import * as module37 from './operations/logos/trash-logos.operations';
import * as module38 from './operations/persona/messages.operations';
import * as module39 from './operations/persona/read-persona.operations';
import * as module40 from './operations/persona/rules.operations';
import * as module41 from './operations/persona/typography.operations';
import * as module42 from './operations/persona/voice.operations';
import * as module43 from './operations/search/search.operations';
import * as module44 from './operations/shares/open-share-link.operation';
import * as module45 from './operations/shares/share-links.operations';
import * as module46 from './operations/views/saved-views.operations';

export const operationModules: readonly Readonly<Record<string, unknown>>[] = [
  module0,
  module1,
  module2,
  module3,
  module4,
  module5,
  module6,
  module7,
  module8,
  module9,
  module10,
  module11,
  module12,
  module13,
  module14,
  module15,
  module16,
  module17,
  module18,
  module19,
  module20,
  module21,
  module22,
  module23,
  module24,
  module25,
  module26,
  module27,
  module28,
  module29,
  module30,
  module31,
  module32,
  module33,
  module34,
  module35,
  module36,
  module37,
  module38,
  module39,
  module40,
  module41,
  module42,
  module43,
  module44,
  module45,
  module46,
];
