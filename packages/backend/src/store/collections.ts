import type { Agency } from '@brandroom/domain/account/agency.schema';
import type {
  NotificationChannel,
  NotificationSettings,
} from '@brandroom/domain/account/notification-settings.schema';
import type { BrandAccess, User } from '@brandroom/domain/account/user.schema';
import type { Brand } from '@brandroom/domain/brand/brand.schema';
import type { Color } from '@brandroom/domain/brand/color.schema';
import type { Guideline } from '@brandroom/domain/brand/guideline.schema';
import type { Logo, LogoVersion } from '@brandroom/domain/brand/logo.schema';
import type { Message } from '@brandroom/domain/brand/message.schema';
import type { Rule } from '@brandroom/domain/brand/rule.schema';
import type { Typography } from '@brandroom/domain/brand/typography.schema';
import type { VoiceTone } from '@brandroom/domain/brand/voice-tone.schema';
import type { Campaign } from '@brandroom/domain/campaign/campaign.schema';
import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import type { Channel } from '@brandroom/domain/content/channel';
import type { ContentItem, HistoryEntry } from '@brandroom/domain/content/content.schema';
import type { GeneratedImage } from '@brandroom/domain/content/generated-image.schema';
import type { HistoryLine } from '@brandroom/domain/content/workflow-summary';
import type { FileAsset, FileVersion, ShareLink } from '@brandroom/domain/file/file.schema';
import type { Notice } from '@brandroom/domain/contract/dashboard.contract';
import type { BrandId, UserId } from '@brandroom/domain/id.schema';
import type {
  ChatConnection,
  ChatMessage,
  SocialConnection,
} from '@brandroom/domain/integration/social-connection.schema';
import type {
  WordPressConnection,
  WordPressLogEntry,
} from '@brandroom/domain/integration/wordpress.schema';
import type { KeywordGroup } from '@brandroom/domain/keyword/keyword.schema';
import type { ContentView, FileView } from '@brandroom/domain/saved-view.schema';
import type { Invitation } from '@brandroom/domain/team/member.schema';
import type { Instant } from '@brandroom/domain/time.schema';

/** The access that a person had to a brand until they were removed from it. */
export interface FormerAccess {
  access: BrandAccess;
  removedAt: Instant;
}

/** A user with the fields of the backend. A null hash marks a sample account, which takes any password. */
export type StoredUser = User & {
  passwordHash: string | null;
  /** The last use of a session that has ended; open sessions know their own. */
  lastActive?: Instant;
  formerAccess?: readonly FormerAccess[];
};

/** The index keys of content, derived from the item's own fields (`content-keys.ts`). */
export interface ContentKeys {
  /** The date by which lists are ordered: scheduled, else published, else created. */
  date: Instant;
  /** The same where it is a date in the calendar; null, and in no index, where it is not. */
  dated: Instant | null;
  /** The last change of an unscheduled item; null, and in no index, for all others. */
  undated: Instant | null;
  channel: Channel;
  /** The title as lists are ordered by it. */
  titleKey: string;
}

export type StoredContent = ContentItem &
  ContentKeys & {
    /** The changes of its status, so that figures read no histories. Items from before they were kept get them with the next one. */
    statusLines?: readonly HistoryLine[];
  };

/**
 * A narrow row beside each content item, computed from that item alone (`content-keys.ts`), so that figures over
 * thousands of items do not read whole items.
 */
export type ContentMoves = Pick<
  StoredContent,
  'id' | 'brandId' | 'type' | 'status' | 'updatedAt'
> & {
  /** When the item got its status, or when it was created if its changes of status are not kept. */
  since: Instant;
  statusLines: StoredContent['statusLines'] | undefined;
};

/** A file with where its bytes are; null while they are still drawn on demand (samples). */
export type StoredFile = Omit<FileAsset, 'tags' | 'alt' | 'version'> & {
  blobId: string | null;
  /** Files from before they could be tagged, described and replaced have none of these. */
  tags?: readonly string[];
  alt?: string;
  version?: number;
  /** The replaced versions, oldest first. */
  older?: readonly StoredFileVersion[];
};

export type StoredFileVersion = FileVersion & { blobId: string | null };

/** A logo with where its bytes are; null while they are still drawn on demand (samples). */
export type StoredLogo = Logo & {
  blobId: string | null;
  /** The pictures that were replaced, oldest first. */
  older: readonly StoredLogoVersion[];
};

export type StoredLogoVersion = LogoVersion & { blobId: string | null };

/** A font; `blobId` is null when it has no file of its own. */
export type StoredTypography = Omit<Typography, 'previousFile'> & {
  blobId: string | null;
  /** At most one: the file that was replaced or removed last. Fonts that never had another have none. */
  older?: readonly StoredFontFile[];
};

export interface StoredFontFile {
  fontFile: NonNullable<Typography['fontFile']>;
  blobId: string;
  replacedAt: Instant;
}

export type StoredGeneratedImage = GeneratedImage & { blobId: string };

/** Views from before other areas existed have none, and belong to content. */
export type StoredSavedView = ((Omit<ContentView, 'area'> & { area?: 'content' }) | FileView) & {
  ownerId: UserId;
};

/** The id is the person's. */
export type StoredNotificationSettings = NotificationSettings & { id: UserId };

/** A notice to one person, with the channels that it went by. */
export type StoredNotice = Notice & {
  userId: UserId;
  brandId: BrandId;
  channels: readonly NotificationChannel[];
};

/** Its place in its group, from 0; a color that was never moved has none and comes last. */
export type StoredColor = Color & { rank?: number };

/** One for each brand: the id is the brand's. */
export type StoredWordPress = Omit<WordPressConnection, 'waiting'> & {
  id: BrandId;
  /** Given by the site for the application password. It must not leave this browser, in a backup or otherwise. */
  token?: string;
  /** The last entries, oldest first. */
  log?: readonly WordPressLogEntry[];
};

/** The id is `{brandId}:{platform}`. */
export type StoredSocialConnection = SocialConnection & { id: string };

/** The id is `{brandId}:{service}`. */
export type StoredChatConnection = ChatConnection & {
  id: string;
  /** The last messages, oldest first; kept when the service is disconnected. */
  messages?: readonly ChatMessage[];
};

/** Bytes, stored beside the records and named by their SHA-256. */
export interface StoredBlob {
  id: string;
  blob: Blob;
  /** How many records name these bytes; at 0 the row goes. */
  references: number;
}

export type StoredShareLink = Omit<ShareLink, ShareCounts> &
  // Links from before they were counted have none of these.
  Partial<Pick<ShareLink, 'openCount' | 'lastOpenedAt'>> & {
    tokenHash: string;
    passphraseHash?: string;
    revokedAt?: Instant;
    /** Wrong passphrases since the last right one, and when the next one is checked. */
    wrongTries?: number;
    retryAt?: Instant;
    /** Hashes of the tickets that were given for its passphrase. */
    tickets?: readonly { readonly hash: string; readonly until: Instant }[];
  };
type ShareCounts = 'hasPassphrase' | 'openCount' | 'lastOpenedAt';

/** A session; the id is the SHA-256 of the token, which is stored nowhere. */
export interface StoredSession {
  id: string;
  userId: UserId;
  remembered: boolean;
  createdAt: Instant;
  lastUsedAt: Instant;
  expiresAt: Instant;
  /** Set while a person views as another, who is named here; the session itself is the viewer's. */
  viewing?: {
    readonly userId: UserId;
    readonly brandId: BrandId;
    /** The id of the session it was opened from, with which it ends. */
    readonly openedFrom: string;
  };
}

/** The answer that an idempotency key already got. */
export interface Receipt {
  id: string;
  operation: string;
  /** Hash of the input, so that the key answers for the same command only; a slow one of a secret. */
  input: string;
  at: Instant;
  /** The brand that the command was carried out in; older rows do not name it. */
  brandId?: BrandId | null;
  output: unknown;
}

/** One entry of the append-only log of actions and refusals. */
export interface AuditEntry {
  /** The sequence number, padded so that it sorts as text. */
  id: string;
  seq: number;
  at: Instant;
  actor: UserId | null;
  operation: string;
  subject: string | null;
  outcome: 'done' | 'refused';
}

/** The collections whose records can be brought back. */
export type Trashable =
  | 'campaigns'
  | 'colors'
  | 'content'
  | 'emails'
  | 'files'
  | 'generatedImages'
  | 'guidelines'
  | 'keywordGroups'
  | 'logos'
  | 'messages'
  | 'prints'
  | 'rules'
  | 'savedViews'
  | 'typography'
  | 'voiceTones';

/** A deleted record that can be brought back. */
export interface TrashEntry {
  id: string;
  brandId: BrandId;
  collection: Trashable;
  row: Collections[Trashable];
  /** Records that went with it and come back with it. */
  withIt: readonly StoredShareLink[];
  deletedAt: Instant;
  deletedBy: UserId;
}

/**
 * The order that people gave the records of a brand in one collection; the id is
 * `{brandId}:{collection}`. Deleted records keep their place in it.
 */
export interface StoredOrder {
  id: string;
  ids: readonly string[];
}

/** Which waiting items a person has seen in the bell. */
export interface ReadMarks {
  id: UserId;
  ids: readonly string[];
}

/** The metadata of the database. */
export interface WorkspaceMeta {
  id: 'workspace';
  workspaceId: string;
  seq: number;
  /** When all rows were put here: the samples at the start, or an import. */
  seededAt: Instant;
  scale: number;
}

/** Every collection and the shape of its rows. A row's key is its `id`. */
export interface Collections {
  meta: WorkspaceMeta;
  users: StoredUser;
  sessions: StoredSession;
  brands: Brand;
  content: StoredContent;
  contentMoves: ContentMoves;
  history: HistoryEntry;
  files: StoredFile;
  blobs: StoredBlob;
  shares: StoredShareLink;
  reads: ReadMarks;
  trash: TrashEntry;
  receipts: Receipt;
  audit: AuditEntry;
  agency: Agency;
  logos: StoredLogo;
  colors: StoredColor;
  typography: StoredTypography;
  voiceTones: VoiceTone;
  messages: Message;
  rules: Rule;
  guidelines: Guideline;
  campaigns: Campaign;
  emails: EmailCampaign;
  prints: PrintItem;
  keywordGroups: KeywordGroup;
  generatedImages: StoredGeneratedImage;
  savedViews: StoredSavedView;
  orders: StoredOrder;
  invitations: Invitation;
  notificationSettings: StoredNotificationSettings;
  notices: StoredNotice;
  wordPress: StoredWordPress;
  socialConnections: StoredSocialConnection;
  chatConnections: StoredChatConnection;
}

export type CollectionName = keyof Collections;

/** The collections that operations write; the store itself writes `contentMoves` with `content`. */
export type WrittenCollection = Exclude<CollectionName, 'contentMoves'>;

const byBrand = { byBrand: ['brandId', 'createdAt'] } as const;

/** The indexes: each a list of fields, compared one after the other. */
export const indexes = {
  meta: {},
  users: { byEmail: ['email'] },
  sessions: { byUser: ['userId'] },
  brands: {},
  content: {
    byBrand: ['brandId', 'date'],
    byBrandDated: ['brandId', 'dated'],
    byBrandUndated: ['brandId', 'undated'],
    byBrandStatus: ['brandId', 'status', 'date'],
    byBrandChannel: ['brandId', 'channel', 'date'],
    byBrandTitle: ['brandId', 'titleKey'],
    byBrandStatusChannel: ['brandId', 'status', 'channel', 'date'],
    byBrandStatusTitle: ['brandId', 'status', 'titleKey'],
    byBrandStatusCreated: ['brandId', 'status', 'createdAt'],
    byBrandStatusDated: ['brandId', 'status', 'dated'],
    byBrandUpdated: ['brandId', 'updatedAt'],
    byBrandCampaign: ['brandId', 'campaignId', 'date'],
    byStatus: ['status', 'date'],
  },
  contentMoves: {
    byBrandUpdated: ['brandId', 'updatedAt'],
    byBrandStatusSince: ['brandId', 'status', 'since'],
  },
  history: { byContent: ['contentId', 'at'] },
  files: { byBrand: ['brandId', 'createdAt'] },
  blobs: {},
  shares: { byAsset: ['assetId', 'createdAt'], byToken: ['tokenHash'] },
  reads: {},
  trash: { byDeleted: ['deletedAt'] },
  receipts: { byTime: ['at'] },
  audit: {},
  agency: {},
  logos: byBrand,
  colors: byBrand,
  typography: byBrand,
  voiceTones: byBrand,
  messages: byBrand,
  rules: byBrand,
  guidelines: byBrand,
  campaigns: byBrand,
  emails: { ...byBrand, byStatus: ['status', 'scheduledFor'] },
  prints: byBrand,
  keywordGroups: byBrand,
  generatedImages: byBrand,
  savedViews: { byOwner: ['ownerId', 'brandId', 'createdAt'] },
  orders: {},
  invitations: { ...byBrand, byEmail: ['email'] },
  notificationSettings: {},
  notices: {
    byBrand: ['userId', 'brandId', 'at'],
    byUser: ['userId', 'at'],
    byContent: ['contentId', 'at'],
    byTime: ['at'],
  },
  wordPress: {},
  socialConnections: { byBrand: ['brandId', 'platform'] },
  chatConnections: { byBrand: ['brandId', 'service'] },
} as const satisfies {
  [C in CollectionName]: Record<string, readonly (keyof Collections[C] & string)[]>;
};

export type IndexName<C extends CollectionName> = keyof (typeof indexes)[C] & string;

export const collectionNames = Object.keys(indexes) as readonly CollectionName[];
