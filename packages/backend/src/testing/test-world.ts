import type { BrandAccess, BrandRole, GlobalRole } from '@brandroom/domain/account/user.schema';
import type { Message } from '@brandroom/domain/brand/message.schema';
import type { Guideline } from '@brandroom/domain/brand/guideline.schema';
import type { Rule } from '@brandroom/domain/brand/rule.schema';
import type { VoiceTone } from '@brandroom/domain/brand/voice-tone.schema';
import { newColor } from '@brandroom/domain/brand/color.schema';
import type { Campaign } from '@brandroom/domain/campaign/campaign.schema';
import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import type { PrintItem } from '@brandroom/domain/campaign/print-item.schema';
import type { ContentItem, ContentStatus } from '@brandroom/domain/content/content.schema';
import type {
  BrandId,
  CampaignId,
  ContentId,
  FileId,
  Id,
  UserId,
} from '@brandroom/domain/id.schema';
import type { KeywordGroup } from '@brandroom/domain/keyword/keyword.schema';
import type { FlagRight } from '@brandroom/domain/rights/flags';
import { permissionsWhere, presets } from '@brandroom/domain/rights/presets';

import { sha256 } from '../digest';
import { toStored } from '../operations/content/stored-content';
import type {
  Collections,
  StoredColor,
  StoredFile,
  StoredGeneratedImage,
  StoredLogo,
  StoredSavedView,
  StoredTypography,
  StoredUser,
  Trashable,
} from '../store/collections';
import { memoryStore } from '../store/memory';
import type { Store, WriteTransaction } from '../store/store';
import { pngBytes, pngOfSize } from './file-bytes';

/** When everything in this world was made. */
export const madeAt = '2026-02-01T09:00:00.000Z';
/** Later than the test clock's start. */
export const later = '2026-04-01T09:00:00.000Z';

/** Was removed from the first brand, and can be restored. */
export const formerUserId = 'user_1748736000000_former' as UserId;
export const invitationId = 'invite_1748736000000_open' as Id<'Invitation'>;
export const invitedEmail = 'invited@world.example';
const agencyId = 'agency_1748736000000_1' as Id<'Agency'>;
export const agencyName = 'The agency';

export const brandId = 'brand_1748736000000_1' as BrandId;
export const otherBrandId = 'brand_1748736000000_2' as BrandId;
/** Only the admin has access to it. */
export const archivedBrandId = 'brand_1748736000000_3' as BrandId;

const customRights: readonly FlagRight[] = [
  'social.view',
  'social.approve',
  'files.view',
  'files.delete',
];

function access(brand: BrandId, role: BrandRole): BrandAccess {
  return { brandId: brand, role, permissions: presets[role] };
}

const custom: BrandAccess = {
  brandId,
  role: 'viewer',
  permissions: permissionsWhere((right) => customRights.includes(right)),
};

/** One person for each relation to the first brand. */
export const people = {
  viewer: { role: 'member', brandAccess: [access(brandId, 'viewer')] },
  editor: { role: 'member', brandAccess: [access(brandId, 'editor')] },
  manager: { role: 'manager', brandAccess: [access(brandId, 'editor')] },
  admin: { role: 'admin', brandAccess: [] },
  /** Works for the other brand alone. */
  outsider: { role: 'member', brandAccess: [access(otherBrandId, 'editor')] },
  /** May approve social posts and delete files, nothing else; may not download. */
  custom: { role: 'member', brandAccess: [custom] },
} as const satisfies Record<string, { role: GlobalRole; brandAccess: readonly BrandAccess[] }>;

export type Person = keyof typeof people;
export const emailOf = (person: Person) => `${person}@world.example`;
export const userIdOf = (person: Person) => `user_1748736000000_${person}` as UserId;
export const contentIdOf = (status: ContentStatus | 'trashed') =>
  `content_1748736000000_${status}` as ContentId;

export const fileId = 'file_1748736000000_png' as FileId;
export const trashedFileId = 'file_1748736000000_trashed' as FileId;
export const imageId = 'image_1748736000000_kept' as Id<'GeneratedImage'>;
export const trashedImageId = 'image_1748736000000_trashed' as Id<'GeneratedImage'>;
/** Two of each kind, in this order, and one in the trash. */
export const messageId = 'message_1748736000000_1' as Id<'Message'>;
export const secondMessageId = 'message_1748736000000_2' as Id<'Message'>;
export const trashedMessageId = 'message_1748736000000_trashed' as Id<'Message'>;
export const ruleId = 'rule_1748736000000_1' as Id<'Rule'>;
export const secondRuleId = 'rule_1748736000000_2' as Id<'Rule'>;
export const trashedRuleId = 'rule_1748736000000_trashed' as Id<'Rule'>;
export const typographyId = 'font_1748736000000_1' as Id<'Typography'>;
export const secondTypographyId = 'font_1748736000000_2' as Id<'Typography'>;
export const trashedTypographyId = 'font_1748736000000_trashed' as Id<'Typography'>;
export const toneId = 'tone_1748736000000_1' as Id<'VoiceTone'>;
export const secondToneId = 'tone_1748736000000_2' as Id<'VoiceTone'>;
export const trashedToneId = 'tone_1748736000000_trashed' as Id<'VoiceTone'>;
export const guidelineId = 'guideline_1748736000000_1' as Id<'Guideline'>;
export const secondGuidelineId = 'guideline_1748736000000_2' as Id<'Guideline'>;
export const trashedGuidelineId = 'guideline_1748736000000_trashed' as Id<'Guideline'>;
/** In its second version. */
export const logoId = 'logo_1748736000000_1' as Id<'Logo'>;
export const trashedLogoId = 'logo_1748736000000_trashed' as Id<'Logo'>;
/** Views of the editor. */
export const viewId = 'view_1748736000000_kept' as Id<'SavedView'>;
export const trashedViewId = 'view_1748736000000_trashed' as Id<'SavedView'>;
export const colorId = 'color_1748736000000_kept' as Id<'Color'>;
export const trashedColorId = 'color_1748736000000_trashed' as Id<'Color'>;
export const trashedCampaignId = 'campaign_1748736000000_trashed' as CampaignId;
export const runningCampaignId = 'campaign_1748736000000_running' as CampaignId;
/** The first brand is connected to LinkedIn, with the first of two pages, and to Slack. */
export const firstPageId = 'linkedin-main';
export const secondPageId = 'linkedin-jobs';
/** The WordPress site of the first brand. */
export const siteAddress = 'https://blog.example.com';
export const keywordGroupId = 'keywords_1748736000000_1' as Id<'KeywordGroup'>;
export const trashedKeywordGroupId = 'keywords_1748736000000_trashed' as Id<'KeywordGroup'>;
/** A draft, and one that is waiting for its time (`later`). */
export const draftEmailId = 'email_1748736000000_draft' as Id<'Email'>;
export const scheduledEmailId = 'email_1748736000000_scheduled' as Id<'Email'>;
/** Its sending has begun. */
export const begunEmailId = 'email_1748736000000_begun' as Id<'Email'>;
export const sentEmailId = 'email_1748736000000_sent' as Id<'Email'>;
export const trashedEmailId = 'email_1748736000000_trashed' as Id<'Email'>;
export const printId = 'print_1748736000000_card' as Id<'Print'>;
export const trashedPrintId = 'print_1748736000000_trashed' as Id<'Print'>;
export const publicToken = 'public-token-public-token-public-token';
export const privateToken = 'private-token-private-token-private-token';
/** The SHA-256 of the admin's picture, `avatarBytes`. */
export const avatarId = '785e4daa2a6d1915a894373d9de566d0b5b319bc034e6f168229db6bb1485bbf';
const avatarBytes = pngOfSize(3, 3);
export const linkId = 'link_1748736000000_public' as Id<'ShareLink'>;

/** A social post of the first brand. */
export function post(status: ContentStatus, changes: Partial<ContentItem> = {}): ContentItem {
  const isPassed = status === 'approved' || status === 'scheduled' || status === 'published';
  return {
    type: 'social',
    platform: 'linkedin',
    title: `A ${status} post`,
    description: '',
    body: 'Words.',
    images: [],
    campaignId: null,
    tags: [],
    id: contentIdOf(status),
    brandId,
    version: 1,
    status,
    scheduledFor: status === 'scheduled' ? later : null,
    publishedAt: status === 'published' ? madeAt : null,
    approvedAt: isPassed ? madeAt : null,
    approvedBy: isPassed ? userIdOf('admin') : null,
    createdAt: madeAt,
    createdBy: userIdOf('editor'),
    updatedAt: madeAt,
    updatedBy: userIdOf('editor'),
    ...changes,
  } as ContentItem;
}

/** Gives the person with custom permissions these on the first brand, and no others. */
export async function grantCustom(store: Store, ...rights: readonly FlagRight[]): Promise<void> {
  await store.write(async (transaction) => {
    const user = await transaction.get('users', userIdOf('custom'));
    if (!user) throw new Error('Nobody has custom permissions.');
    const permissions = permissionsWhere((right) => rights.includes(right));
    await transaction.put('users', { ...user, brandAccess: [{ ...custom, permissions }] });
  });
}

function picture(id: FileId, blobId: string): StoredFile {
  return {
    id,
    brandId,
    name: 'picture.png',
    fileType: 'image/png',
    size: pngBytes.byteLength,
    category: 'image',
    isTemplate: false,
    createdAt: madeAt,
    createdBy: userIdOf('editor'),
    createdByName: 'editor',
    blobId,
  };
}

/** A logo of the first brand, in its second version. */
export function brandLogo(id = logoId, blobId = ''): StoredLogo {
  const first = { name: 'mark.png', fileType: 'image/png', size: pngBytes.byteLength } as const;
  return {
    id,
    brandId,
    type: 'primary',
    ...first,
    name: 'new mark.png',
    version: 2,
    blobId,
    older: [{ ...first, version: 1, blobId, replacedAt: madeAt, replacedByName: 'admin' }],
    createdAt: madeAt,
    updatedAt: madeAt,
  };
}

function generated(id: Id<'GeneratedImage'>, blobId: string): StoredGeneratedImage {
  const request = { prompt: 'A lighthouse', style: 'minimalist', aspectRatio: '1:1' } as const;
  return { id, brandId, ...request, alt: '', createdAt: madeAt, blobId };
}

/** An email of the first brand. */
export function brandEmail(id: Id<'Email'>, changes: Partial<EmailCampaign> = {}): EmailCampaign {
  return {
    id,
    brandId,
    name: 'Letter',
    subject: 'News from us',
    preheader: '',
    body: 'Words.',
    template: 'newsletter',
    status: 'draft',
    sentAt: null,
    scheduledFor: null,
    recipients: 0,
    opens: 0,
    clicks: 0,
    createdAt: madeAt,
    updatedAt: madeAt,
    ...changes,
  };
}

async function fillEmails(transaction: WriteTransaction): Promise<void> {
  const recipients = 1000;
  await transaction.put('emails', brandEmail(draftEmailId));
  await transaction.put(
    'emails',
    brandEmail(scheduledEmailId, { status: 'scheduled', scheduledFor: later, recipients }),
  );
  const sending = { startedAt: madeAt, delivered: 0 };
  await transaction.put('emails', brandEmail(begunEmailId, { sending, recipients }));
  const figures = { recipients, opens: 400, clicks: 80 };
  await transaction.put(
    'emails',
    brandEmail(sentEmailId, { status: 'sent', sentAt: madeAt, ...figures }),
  );
  await putInTrash(transaction, 'emails', brandEmail(trashedEmailId));
}

async function fillPrint(transaction: WriteTransaction): Promise<void> {
  const card = (id: Id<'Print'>): PrintItem => ({
    id,
    brandId,
    name: 'Card',
    type: 'businessCard',
    size: 'businessCard',
    orientation: 'landscape',
    headline: 'Ann',
    body: 'ann@world.example',
    createdAt: madeAt,
    updatedAt: madeAt,
  });
  await transaction.put('prints', card(printId));
  await putInTrash(transaction, 'prints', card(trashedPrintId));
}

/** A color of the first brand. */
export function brandColor(id: Id<'Color'>, changes: Partial<StoredColor> = {}): StoredColor {
  const dates = { createdAt: madeAt, updatedAt: madeAt };
  return { ...newColor, name: 'Ocean', isPrimary: true, id, brandId, ...dates, ...changes };
}

/** The account of a person, which takes any password. */
export function personRow(person: Person): StoredUser {
  const { role, brandAccess } = people[person];
  return {
    id: userIdOf(person),
    name: person,
    email: emailOf(person),
    role,
    brandAccess: [...brandAccess],
    passwordHash: null,
  };
}

async function fillPeople(transaction: WriteTransaction): Promise<void> {
  for (const person of Object.keys(people) as Person[]) {
    await transaction.put('users', personRow(person));
  }
  await transaction.put('users', {
    id: formerUserId,
    name: 'former',
    email: 'former@world.example',
    role: 'member',
    brandAccess: [],
    passwordHash: null,
    formerAccess: [{ access: custom, removedAt: madeAt }],
  });
  await transaction.put('invitations', {
    id: invitationId,
    brandId,
    email: invitedEmail,
    role: 'editor',
    permissions: presets.editor,
    invitedBy: userIdOf('admin'),
    invitedByName: 'admin',
    createdAt: madeAt,
    sentAt: madeAt,
  });
  for (const [id, name] of [
    [brandId, 'First'],
    [otherBrandId, 'Second'],
  ] as const) {
    await transaction.put('brands', {
      id,
      name,
      description: '',
      createdAt: madeAt,
      updatedAt: madeAt,
      ownerId: userIdOf('admin'),
      agencyId,
    });
  }
  await transaction.put('brands', {
    id: archivedBrandId,
    name: 'Archived',
    description: '',
    createdAt: madeAt,
    updatedAt: madeAt,
    ownerId: userIdOf('admin'),
    agencyId,
    archivedAt: madeAt,
  });
  await transaction.put('agency', {
    id: agencyId,
    name: agencyName,
    website: '',
    phone: '',
    email: '',
    address: '',
    description: '',
    logo: null,
    ownerId: userIdOf('admin'),
    updatedAt: madeAt,
  });
}

async function fillContent(transaction: WriteTransaction): Promise<void> {
  for (const status of [
    'draft',
    'pending',
    'approved',
    'rejected',
    'scheduled',
    'published',
  ] as const) {
    const created = { version: 1, at: madeAt, from: null, to: status } as const;
    await transaction.put('content', { ...toStored(post(status)), statusLines: [created] });
    await transaction.put('history', {
      ...created,
      id: `history_1748736000000_${status}` as Id<'History'>,
      contentId: contentIdOf(status),
      by: userIdOf('editor'),
      byName: 'editor',
      action: 'create',
      note: null,
      changes: [],
    });
  }
  const trashed = toStored(post('draft', { id: contentIdOf('trashed') }));
  await putInTrash(transaction, 'content', trashed);
}

async function fillPersona(transaction: WriteTransaction): Promise<void> {
  const record = { brandId, createdAt: madeAt, updatedAt: madeAt };
  const campaign = (id: CampaignId, name: string): Campaign => ({
    ...record,
    id,
    name,
    description: 'A campaign that has begun.',
    startDate: '2026-01-01',
    endDate: '2026-06-30',
    status: 'active',
    budget: 1000,
    goals: ['Reach people'],
    channels: ['linkedin'],
    targeting: { locations: [], ageRange: { min: 18, max: 65 }, interests: [] },
  });
  await transaction.put('campaigns', campaign(runningCampaignId, 'Running'));
  await putInTrash(transaction, 'campaigns', campaign(trashedCampaignId, 'Dropped'));
  const group = (id: Id<'KeywordGroup'>, name: string, keywords: string[]): KeywordGroup => ({
    ...record,
    id,
    name,
    keywords,
  });
  await transaction.put('keywordGroups', group(keywordGroupId, 'Shoes', ['shoes', 'boots']));
  await putInTrash(
    transaction,
    'keywordGroups',
    group(trashedKeywordGroupId, 'Hats', ['hats', 'shoes']),
  );
  const message = (id: Id<'Message'>, content: string): Message => ({
    ...record,
    id,
    type: 'tagline',
    content,
    description: '',
  });
  await transaction.put('messages', message(messageId, 'Made to be kept.'));
  await transaction.put('messages', message(secondMessageId, 'Kept to be used.'));
  await putInTrash(transaction, 'messages', message(trashedMessageId, 'New!'));

  const rule = (id: Id<'Rule'>, title: string): Rule => ({
    ...record,
    id,
    title,
    description: 'No exclamation marks.',
    examples: ['Good: "It is here."'],
    platform: 'all',
  });
  await transaction.put('rules', rule(ruleId, 'Quiet'));
  await transaction.put('rules', rule(secondRuleId, 'Exact'));
  await putInTrash(transaction, 'rules', rule(trashedRuleId, 'Loud'));

  const font = (id: Id<'Typography'>, name: string): StoredTypography => ({
    ...record,
    id,
    name,
    family: 'Inter',
    weights: ['400'],
    usage: 'All text.',
    url: '',
    fontFile: null,
    blobId: null,
  });
  await transaction.put('typography', font(typographyId, 'Text'));
  await transaction.put('typography', font(secondTypographyId, 'Headlines'));
  await putInTrash(transaction, 'typography', font(trashedTypographyId, 'Comic'));

  const tone = (id: Id<'VoiceTone'>, title: string): VoiceTone => ({
    ...record,
    id,
    title,
    description: 'Short words.',
    examples: ['It is here.'],
  });
  await transaction.put('voiceTones', tone(toneId, 'Calm'));
  await transaction.put('voiceTones', tone(secondToneId, 'Warm'));
  await putInTrash(transaction, 'voiceTones', tone(trashedToneId, 'Loud'));

  const guideline = (id: Id<'Guideline'>, title: string): Guideline => ({
    ...record,
    id,
    title,
    description: 'Side by side.',
    dos: ['Measure'],
    donts: [],
  });
  await transaction.put('guidelines', guideline(guidelineId, 'Spacing'));
  await transaction.put('guidelines', guideline(secondGuidelineId, 'Size'));
  await putInTrash(transaction, 'guidelines', guideline(trashedGuidelineId, 'Old'));
}

/** Puts a record into the trash, as if the admin had deleted it. */
async function putInTrash<C extends Trashable>(
  transaction: WriteTransaction,
  collection: C,
  row: Collections[C],
): Promise<void> {
  const { id } = row;
  const deleted = { deletedAt: madeAt, deletedBy: userIdOf('admin') };
  await transaction.put('trash', { id, brandId, collection, row, withIt: [], ...deleted });
}

async function fillColors(transaction: WriteTransaction): Promise<void> {
  await transaction.put('colors', brandColor(colorId));
  await transaction.put('trash', {
    id: trashedColorId,
    brandId,
    collection: 'colors',
    row: brandColor(trashedColorId, { name: 'Old ocean' }),
    withIt: [],
    deletedAt: madeAt,
    deletedBy: userIdOf('admin'),
  });
}

async function fillConnections(transaction: WriteTransaction): Promise<void> {
  const connected = { brandId, isConnected: true, connectedAt: madeAt };
  await transaction.put('socialConnections', {
    ...connected,
    id: `${brandId}:linkedin`,
    platform: 'linkedin',
    pages: [
      { id: firstPageId, name: 'First', isSelected: true },
      { id: secondPageId, name: 'First Jobs', isSelected: false },
    ],
  });
  await transaction.put('chatConnections', {
    ...connected,
    id: `${brandId}:slack`,
    service: 'slack',
  });
}

async function fillWordPress(transaction: WriteTransaction): Promise<void> {
  await transaction.put('wordPress', {
    id: brandId,
    brandId,
    url: siteAddress,
    username: 'editor',
    status: 'connected',
    lastSync: null,
    posts: 0,
    pages: 0,
    token: 'token',
  });
}

async function fillViews(transaction: WriteTransaction): Promise<void> {
  const view = (id: Id<'SavedView'>, name: string): StoredSavedView => {
    const search = { status: 'draft', view: 'list' } as const;
    return { id, brandId, name, search, createdAt: madeAt, ownerId: userIdOf('editor') };
  };
  await transaction.put('savedViews', view(viewId, 'My drafts'));
  await transaction.put('trash', {
    id: trashedViewId,
    brandId,
    collection: 'savedViews',
    row: view(trashedViewId, 'Old drafts'),
    withIt: [],
    deletedAt: madeAt,
    deletedBy: userIdOf('editor'),
  });
}

async function fillAvatar(transaction: WriteTransaction): Promise<void> {
  const admin = await transaction.get('users', userIdOf('admin'));
  if (!admin) throw new Error('There is no admin.');
  await transaction.put('users', { ...admin, avatar: avatarId });
  const blob = new Blob([avatarBytes], { type: 'image/png' });
  await transaction.put('blobs', { id: avatarId, blob, references: 1 });
}

async function fillFiles(
  transaction: WriteTransaction,
  hashes: { blob: string; publicLink: string; privateLink: string },
): Promise<void> {
  const blob = new Blob([pngBytes], { type: 'image/png' });
  await transaction.put('blobs', { id: hashes.blob, blob, references: 9 });
  await transaction.put('files', picture(fileId, hashes.blob));
  await putInTrash(transaction, 'files', picture(trashedFileId, hashes.blob));
  await transaction.put('logos', brandLogo(logoId, hashes.blob));
  const font = await transaction.get('typography', typographyId);
  if (!font) throw new Error('There is no font.');
  const fontFile = { name: 'Inter.ttf', fileType: 'font/ttf' as const, size: 67 };
  const older = [{ fontFile, blobId: hashes.blob, replacedAt: madeAt }] as const;
  await transaction.put('typography', { ...font, fontFile, blobId: hashes.blob, older });
  await putInTrash(transaction, 'logos', brandLogo(trashedLogoId, hashes.blob));
  await transaction.put('generatedImages', generated(imageId, hashes.blob));
  await putInTrash(transaction, 'generatedImages', generated(trashedImageId, hashes.blob));
  const link = { assetId: fileId, url: null, expiresAt: null, createdAt: madeAt };
  await transaction.put('shares', {
    ...link,
    id: linkId,
    isPublic: true,
    tokenHash: hashes.publicLink,
  });
  await transaction.put('shares', {
    ...link,
    id: 'link_1748736000000_private' as Id<'ShareLink'>,
    isPublic: false,
    expiresAt: later,
    tokenHash: hashes.privateLink,
  });
}

/**
 * A small workspace that a test can know by heart: an agency, a person of every kind, a post of every
 * status, four emails, a business card, a picture with a public and a private link, a generated image, a color, a saved view of the
 * editor, two tones, messages, rules, guidelines and fonts, a logo, and one of each in the trash; one campaign; one
 * open invitation, a person who was removed, an archived brand, and a picture of the admin; connections to LinkedIn,
 * Slack and WordPress.
 */
export async function testWorld(): Promise<Store> {
  const store = memoryStore();
  const hashes = {
    blob: await sha256(pngBytes),
    publicLink: await sha256(publicToken),
    privateLink: await sha256(privateToken),
  };
  await store.write(async (transaction) => {
    await fillPeople(transaction);
    await fillContent(transaction);
    await fillPersona(transaction);
    await fillAvatar(transaction);
    await fillColors(transaction);
    await fillEmails(transaction);
    await fillPrint(transaction);
    await fillViews(transaction);
    await fillConnections(transaction);
    await fillWordPress(transaction);
    await fillFiles(transaction, hashes);
    await transaction.put('meta', {
      id: 'workspace',
      workspaceId: 'test',
      seq: 0,
      seededAt: madeAt,
      scale: 1,
    });
  });
  return store;
}
