import { agency } from '@brandroom/domain/account/agency.schema';
import { notificationSettings } from '@brandroom/domain/account/notification-settings.schema';
import { user } from '@brandroom/domain/account/user.schema';
import { brand } from '@brandroom/domain/brand/brand.schema';
import { color } from '@brandroom/domain/brand/color.schema';
import { guideline } from '@brandroom/domain/brand/guideline.schema';
import { logo } from '@brandroom/domain/brand/logo.schema';
import { message } from '@brandroom/domain/brand/message.schema';
import { rule } from '@brandroom/domain/brand/rule.schema';
import { typography } from '@brandroom/domain/brand/typography.schema';
import { voiceTone } from '@brandroom/domain/brand/voice-tone.schema';
import { campaign } from '@brandroom/domain/campaign/campaign.schema';
import { emailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { printItem } from '@brandroom/domain/campaign/print-item.schema';
import { contentItem, historyEntry } from '@brandroom/domain/content/content.schema';
import { generatedImage } from '@brandroom/domain/content/generated-image.schema';
import { notice } from '@brandroom/domain/contract/dashboard.contract';
import { fileAsset, shareLink } from '@brandroom/domain/file/file.schema';
import { brandId, userId } from '@brandroom/domain/id.schema';
import { contentView, fileView } from '@brandroom/domain/saved-view.schema';
import {
  chatConnection,
  socialConnection,
} from '@brandroom/domain/integration/social-connection.schema';
import { wordPressConnection } from '@brandroom/domain/integration/wordpress.schema';
import { keywordGroup } from '@brandroom/domain/keyword/keyword.schema';
import { invitation } from '@brandroom/domain/team/member.schema';
import * as v from 'valibot';

import type { Trashable } from '../../store/collections';
import type { BackupCollection } from './backup-rows';

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const blobId = v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)));

/** A stored row: the contract's fields are checked, those of the backend are taken as they are. */
const stored = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.looseObject({ id, ...entries });

const { waiting: __, ...site } = wordPressConnection.entries;
const { previousFile: ___, ...font } = typography.entries;
const { hasPassphrase: _, openCount, lastOpenedAt, ...link } = shareLink.entries;
const storedLink = stored({
  ...link,
  openCount: v.optional(openCount),
  lastOpenedAt: v.optional(lastOpenedAt),
});

const trashable = {
  campaigns: campaign,
  colors: stored(color.entries),
  content: contentItem,
  emails: emailCampaign,
  files: stored({
    ...fileAsset.entries,
    tags: v.optional(fileAsset.entries.tags),
    alt: v.optional(fileAsset.entries.alt),
    version: v.optional(fileAsset.entries.version),
    older: v.optional(v.array(v.looseObject({ blobId }))),
    blobId,
  }),
  generatedImages: stored({ ...generatedImage.entries, blobId: v.nonNullable(blobId) }),
  guidelines: guideline,
  keywordGroups: keywordGroup,
  logos: stored({ ...logo.entries, blobId, older: v.array(v.looseObject({ blobId })) }),
  messages: message,
  prints: printItem,
  rules: rule,
  savedViews: v.union([
    stored({
      ...contentView.entries,
      area: v.optional(contentView.entries.area),
      ownerId: userId,
    }),
    stored({ ...fileView.entries, ownerId: userId }),
  ]),
  typography: stored({
    ...font,
    older: v.optional(v.array(v.looseObject({ blobId: v.nonNullable(blobId) }))),
    blobId,
  }),
  voiceTones: voiceTone,
} as const satisfies Record<Trashable, v.GenericSchema>;
const trashableNames = Object.keys(trashable) as Trashable[];

const trashEntry = {
  brandId,
  withIt: v.array(storedLink),
  deletedAt: v.string(),
  deletedBy: userId,
};

/** A deleted row is checked as its collection would check it. */
const trashed = v.lazy((entry) => {
  const name = trashableNames.find((each) =>
    v.is(v.looseObject({ collection: v.literal(each) }), entry),
  );
  return v.looseObject({
    id,
    ...trashEntry,
    collection: v.picklist(trashableNames),
    row: name ? trashable[name] : v.unknown(),
  });
});

/** The schema of a row in each collection of an export. */
export const rowSchemas = {
  ...trashable,
  agency,
  brands: brand,
  chatConnections: stored(chatConnection.entries),
  history: historyEntry,
  invitations: invitation,
  notices: stored({ ...notice.entries, brandId, userId, channels: v.array(v.string()) }),
  notificationSettings: stored(notificationSettings.entries),
  orders: v.strictObject({ id, ids: v.array(v.string()) }),
  reads: v.strictObject({ id: userId, ids: v.array(v.string()) }),
  shares: storedLink,
  socialConnections: stored(socialConnection.entries),
  trash: trashed,
  users: stored({ ...user.entries, hasPassword: v.boolean() }),
  wordPress: stored(site),
} as const satisfies Record<BackupCollection, v.GenericSchema>;
