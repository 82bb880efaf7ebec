import type { AgencyDraft } from '@brandroom/domain/account/agency.schema';
import type { ColorDraft } from '@brandroom/domain/brand/color.schema';
import { defaultNotificationSettings } from '@brandroom/domain/account/notification-settings.schema';
import { newColor } from '@brandroom/domain/brand/color.schema';
import type { GuidelineDraft } from '@brandroom/domain/brand/guideline.schema';
import type { MessageDraft } from '@brandroom/domain/brand/message.schema';
import type { RuleDraft } from '@brandroom/domain/brand/rule.schema';
import type { TypographyDraft } from '@brandroom/domain/brand/typography.schema';
import type { VoiceToneDraft } from '@brandroom/domain/brand/voice-tone.schema';
import type { CampaignDraft } from '@brandroom/domain/campaign/campaign.schema';
import type { EmailCampaignDraft } from '@brandroom/domain/campaign/email-campaign.schema';
import type { PrintItemDraft } from '@brandroom/domain/campaign/print-item.schema';
import type { ContentDraft } from '@brandroom/domain/content/content.schema';
import type { KeywordGroupDraft } from '@brandroom/domain/keyword/keyword.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { presets } from '@brandroom/domain/rights/presets';

import { droppedFile, pngBytes, pngOfSize, ttfBytes } from './file-bytes';
import type { Person } from './test-world';
import {
  agencyName,
  archivedBrandId,
  avatarId,
  begunEmailId,
  brandId,
  colorId,
  contentIdOf,
  draftEmailId,
  emailOf,
  fileId,
  formerUserId,
  guidelineId,
  imageId,
  invitationId,
  keywordGroupId,
  later,
  linkId,
  logoId,
  madeAt,
  messageId,
  people,
  post,
  printId,
  privateToken,
  publicToken,
  ruleId,
  runningCampaignId,
  scheduledEmailId,
  secondGuidelineId,
  secondMessageId,
  secondPageId,
  secondRuleId,
  secondToneId,
  secondTypographyId,
  sentEmailId,
  toneId,
  trashedCampaignId,
  trashedColorId,
  trashedEmailId,
  trashedFileId,
  trashedGuidelineId,
  trashedImageId,
  trashedKeywordGroupId,
  trashedLogoId,
  trashedMessageId,
  trashedPrintId,
  trashedRuleId,
  trashedToneId,
  trashedTypographyId,
  trashedViewId,
  typographyId,
  userIdOf,
  viewId,
} from './test-world';

export type Outcome = 'ok' | 'unauthenticated' | 'forbidden' | 'notFound';
export type CallerName = 'nobody' | Person;

export const callers: readonly CallerName[] = ['nobody', ...(Object.keys(people) as Person[])];

/** One call of an operation, and who may make it. */
export interface OperationRow {
  /** The operation's name in the contract. */
  operation: string;
  /** The target of the call, where one operation has several rows. */
  on?: string;
  readonly call: (client: WorkspaceClient) => Promise<unknown>;
  expected: Record<CallerName, Outcome>;
}

const draft: ContentDraft = {
  type: 'social',
  platform: 'x',
  title: 'Written by the test',
  description: '',
  body: 'Words.',
  images: [],
  campaignId: null,
  tags: [],
};

const squarePicture = new Blob([pngOfSize(2, 2)], { type: 'image/png' });
const siteDraft = {
  url: 'https://other.example.com',
  username: 'editor',
  applicationPassword: 'abcd efgh',
};
const viewerHere = { brandId, userId: userIdOf('viewer') };
const campaign: CampaignDraft = {
  name: 'Planned',
  description: 'What is to come.',
  startDate: '2026-05-01',
  endDate: null,
  status: 'draft',
  budget: null,
  goals: ['Be known'],
  channels: ['x'],
  targeting: { locations: [], ageRange: { min: 18, max: 65 }, interests: [] },
};

/** The budget of the running campaign as it is stored. */
const withBudget: CampaignDraft = { ...campaign, budget: 1000 };

const keywords: KeywordGroupDraft = { name: 'Coats', keywords: ['coats'] };
const email: EmailCampaignDraft = {
  name: 'Letter',
  subject: 'Hello',
  preheader: '',
  body: 'Words.',
  template: 'newsletter',
};

const flyer: PrintItemDraft = {
  name: 'Flyer',
  type: 'flyer',
  size: 'A5',
  orientation: 'portrait',
  headline: 'Hello',
  body: '',
};

const message: MessageDraft = { type: 'value', content: 'Plain words', description: '' };
const guideline: GuidelineDraft = {
  title: 'Calm',
  description: 'A plain ground.',
  dos: [],
  donts: [],
};
const rule: RuleDraft = {
  title: 'Plain',
  description: 'No jargon.',
  examples: ['Use.'],
  platform: 'blog',
};
const font: TypographyDraft = {
  name: 'Labels',
  family: 'DM Mono',
  weights: ['400'],
  usage: 'Prices.',
  url: '',
};
const studio: AgencyDraft = {
  name: 'Studio',
  website: '',
  phone: '',
  email: '',
  address: '',
  description: '',
  logo: null,
};
const tone: VoiceToneDraft = { title: 'Dry', description: 'A straight face.', examples: ['Rain.'] };
const ink: ColorDraft = { ...newColor, name: 'Ink' };

async function toEnd(iterator: AsyncIterator<unknown, unknown>): Promise<unknown> {
  for (;;) {
    const { done, value } = await iterator.next();
    if (done) return value;
  }
}

async function startWatching(client: WorkspaceClient): Promise<void> {
  const events = await client.changes.watch();
  await events.return();
}

const upload = (client: WorkspaceClient) =>
  client.files.upload({ brandId, file: droppedFile('new.png', pngBytes) }).then(toEnd);

let exported: File | null = null;

/** An export of the world, the same for every call: a command sent again sends the same file. */
async function exportedWorld(client: WorkspaceClient): Promise<File> {
  exported ??= await client.data.export();
  return exported;
}

const onVersion = (status: Parameters<typeof contentIdOf>[0]) => ({
  id: contentIdOf(status),
  version: 1,
});

/** A refused call changes nothing. */
async function moveDraft(client: WorkspaceClient): Promise<void> {
  const { title, description, body, images, campaignId, tags } = post('draft');
  const words = { title, description, body, images, campaignId, tags };
  const written = { ...draft, ...words, platform: 'linkedin' } as ContentDraft;
  await client.content.update({ ...onVersion('draft'), draft: written, scheduledFor: later });
}

/** Shorthands for a column each: nobody, viewer, editor, manager, admin, outsider, custom. */
const words = { ok: 'ok', who: 'unauthenticated', no: 'forbidden', none: 'notFound' } as const;
type Word = keyof typeof words;

function expecting(
  ...[nobody, viewer, editor, manager, admin, outsider, custom]: [
    Word,
    Word,
    Word,
    Word,
    Word,
    Word,
    Word,
  ]
): Record<CallerName, Outcome> {
  return {
    nobody: words[nobody],
    viewer: words[viewer],
    editor: words[editor],
    manager: words[manager],
    admin: words[admin],
    outsider: words[outsider],
    custom: words[custom],
  };
}

// oxfmt-ignore
export const operationRows: readonly OperationRow[] = [
  // Written by hand from docs/product/permissions.md.
  //                                                   nobody  viewer  editor  manager admin   outsider custom
  { operation: 'auth.signIn',
    call: (c) => c.auth.signIn({ email: emailOf('editor'), password: 'x', remember: false }),
    expected: expecting('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'auth.register',
    call: (c) => c.auth.register({ name: 'New', email: 'new@world.example', password: 'x', acceptsTerms: true }),
    expected: expecting('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'auth.me', call: (c) => c.auth.me(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'auth.signOut', call: (c) => c.auth.signOut(),
    expected: expecting('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'auth.updateUser', call: (c) => c.auth.updateUser({ name: 'Renamed' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },

  { operation: 'auth.avatar', on: 'the picture of the admin', call: (c) => c.auth.avatar({ id: avatarId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'auth.setAvatar', call: (c) => c.auth.setAvatar({ file: squarePicture }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'auth.removeAvatar', call: (c) => c.auth.removeAvatar(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },

  { operation: 'agency.get', call: (c) => c.agency.get(),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'no', 'no') },
  { operation: 'agency.update', call: (c) => c.agency.update(studio),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'no', 'no') },
  { operation: 'agency.transferOwnership',
    call: (c) => c.agency.transferOwnership({ email: emailOf('manager'), confirmation: agencyName }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'no', 'no') },

  { operation: 'billing.plan', call: (c) => c.billing.plan(),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'no', 'no') },

  { operation: 'brands.list', call: (c) => c.brands.list(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'brands.create', call: (c) => c.brands.create({ name: 'Third', description: '' }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'no', 'no') },
  { operation: 'brands.update', call: (c) => c.brands.update({ id: brandId, patch: { name: 'Renamed' } }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'brands.listArchived', call: (c) => c.brands.listArchived(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'brands.archive', call: (c) => c.brands.archive({ id: brandId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'brands.restore', call: (c) => c.brands.restore({ id: archivedBrandId }),
    expected: expecting('who', 'none', 'none', 'none', 'ok', 'none', 'none') },

  { operation: 'campaigns.list', call: (c) => c.campaigns.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'campaigns.get', call: (c) => c.campaigns.get({ id: runningCampaignId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'campaigns.create', call: (c) => c.campaigns.create({ brandId, draft: campaign }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'campaigns.create', on: 'with a budget',
    call: (c) => c.campaigns.create({ brandId, draft: { ...campaign, budget: 500 } }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'no') },
  { operation: 'campaigns.update', on: 'another budget',
    call: (c) =>
      c.campaigns.update({
        id: runningCampaignId,
        updatedAt: madeAt,
        draft: { ...campaign, budget: 500 },
      }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'none') },
  { operation: 'campaigns.update',
    call: (c) => c.campaigns.update({ id: runningCampaignId, updatedAt: madeAt, draft: withBudget }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'campaigns.delete', call: (c) => c.campaigns.delete({ id: runningCampaignId }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'none') },
  { operation: 'campaigns.restore', call: (c) => c.campaigns.restore({ id: trashedCampaignId }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'none') },

  { operation: 'emails.list', call: (c) => c.emails.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'emails.get', call: (c) => c.emails.get({ id: draftEmailId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'emails.create', call: (c) => c.emails.create({ brandId, draft: email }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'emails.update',
    call: (c) => c.emails.update({ id: draftEmailId, updatedAt: madeAt, draft: email }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'emails.send', call: (c) => c.emails.send({ id: draftEmailId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },
  { operation: 'emails.deliver', call: (c) => c.emails.deliver({ id: begunEmailId, delivered: 0 }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },
  { operation: 'emails.schedule', call: (c) => c.emails.schedule({ id: draftEmailId, at: later }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },
  { operation: 'emails.unschedule', call: (c) => c.emails.unschedule({ id: scheduledEmailId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },
  { operation: 'emails.archive',
    call: (c) => c.emails.archive({ id: sentEmailId, isArchived: true }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'emails.duplicate', call: (c) => c.emails.duplicate({ id: sentEmailId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'emails.delete', call: (c) => c.emails.delete({ id: draftEmailId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },
  { operation: 'emails.restore', call: (c) => c.emails.restore({ id: trashedEmailId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },

  { operation: 'changes.watch', call: startWatching,
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },

  { operation: 'colors.list', call: (c) => c.colors.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },

  { operation: 'colors.mark', call: (c) => c.colors.mark({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'colors.create', call: (c) => c.colors.create({ brandId, draft: ink }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'colors.update', call: (c) => c.colors.update({ id: colorId, draft: ink }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'colors.move', call: (c) => c.colors.move({ id: colorId, role: 'accent', before: null }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'colors.import',
    call: (c) => c.colors.import({ brandId, added: [ink], changed: [{ id: colorId, draft: ink }] }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'colors.setPairs',
    call: (c) =>
      c.colors.setPairs({ brandId, pairs: [{ one: colorId, other: trashedColorId }], isAllowed: true }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'colors.delete', call: (c) => c.colors.delete({ id: colorId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },
  { operation: 'colors.restore', call: (c) => c.colors.restore({ id: trashedColorId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },

  { operation: 'content.list', call: (c) => c.content.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.days',
    call: (c) => c.content.days({ brandId, from: madeAt, until: later, timeZone: 'UTC', perDay: 1 }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.undated', call: (c) => c.content.undated({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.waiting', call: (c) => c.content.waiting({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.get', on: 'a draft', call: (c) => c.content.get({ id: contentIdOf('draft') }),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.get', on: 'a pending post', call: (c) => c.content.get({ id: contentIdOf('pending') }),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.get', on: 'an approved post', call: (c) => c.content.get({ id: contentIdOf('approved') }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.get', on: 'a scheduled post', call: (c) => c.content.get({ id: contentIdOf('scheduled') }),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.get', on: 'a rejected post', call: (c) => c.content.get({ id: contentIdOf('rejected') }),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.get', on: 'a published post', call: (c) => c.content.get({ id: contentIdOf('published') }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.get', on: 'a post in the trash', call: (c) => c.content.get({ id: contentIdOf('trashed') }),
    expected: expecting('who', 'none', 'none', 'none', 'none', 'none', 'none') },
  { operation: 'content.history', on: 'a draft', call: (c) => c.content.history({ id: contentIdOf('draft') }),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.create', call: (c) => c.content.create({ brandId, draft, scheduledFor: null }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.update', on: 'a draft',
    call: (c) => c.content.update({ ...onVersion('draft'), draft, scheduledFor: null }),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.update', on: 'an approved post',
    call: (c) => c.content.update({ ...onVersion('approved'), draft, scheduledFor: null }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.update', on: 'a rejected post',
    call: (c) => c.content.update({ ...onVersion('rejected'), draft, scheduledFor: null }),
    expected: expecting('who', 'none', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.update', on: 'a published post',
    call: (c) => c.content.update({ ...onVersion('published'), draft, scheduledFor: null }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.submit', call: (c) => c.content.submit(onVersion('draft')),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.approve', call: (c) => c.content.approve(onVersion('pending')),
    expected: expecting('who', 'none', 'no', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.reject', call: (c) => c.content.reject(onVersion('pending')),
    expected: expecting('who', 'none', 'no', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.schedule',
    call: (c) => c.content.schedule({ ...onVersion('approved'), scheduledFor: later }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.unschedule', call: (c) => c.content.unschedule(onVersion('scheduled')),
    expected: expecting('who', 'none', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.publish', call: (c) => c.content.publish(onVersion('approved')),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.restoreVersion', on: 'a draft',
    call: (c) => c.content.restoreVersion({ ...onVersion('draft'), earlier: 1 }),
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.restoreVersion', on: 'an approved post',
    call: (c) => c.content.restoreVersion({ ...onVersion('approved'), earlier: 1 }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.restoreVersion', on: 'a published post',
    call: (c) => c.content.restoreVersion({ ...onVersion('published'), earlier: 1 }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.undoMove', on: 'a draft that they moved, if they could',
    call: async (c) => {
      await moveDraft(c).catch(() => null);
      return c.content.undoMove({ ...onVersion('draft'), version: 2 });
    },
    expected: expecting('who', 'none', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.undoDecision', on: 'a post that they approved, if they could',
    call: async (c) => {
      await c.content.approve(onVersion('pending')).catch(() => null);
      return c.content.undoDecision({ ...onVersion('pending'), version: 2 });
    },
    expected: expecting('who', 'none', 'no', 'ok', 'ok', 'none', 'ok') },
  { operation: 'content.duplicate', on: 'a published post',
    call: (c) => c.content.duplicate({ id: contentIdOf('published') }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.delete', on: 'a draft', call: (c) => c.content.delete(onVersion('draft')),
    expected: expecting('who', 'none', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.delete', on: 'a published post',
    call: (c) => c.content.delete(onVersion('published')),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'content.restore', call: (c) => c.content.restore({ id: contentIdOf('trashed') }),
    expected: expecting('who', 'none', 'no', 'ok', 'ok', 'none', 'no') },

  { operation: 'content.workflowSummary',
    call: (c) => c.content.workflowSummary({ brandId, from: madeAt, until: later }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },

  { operation: 'dashboard.summary', call: (c) => c.dashboard.summary({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },

  { operation: 'files.list', call: (c) => c.files.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'files.tags', call: (c) => c.files.tags({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'files.suggest', call: (c) => c.files.suggest({ brandId, text: 'A hill' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'files.get', call: (c) => c.files.get({ id: fileId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'files.get', on: 'a file in the trash', call: (c) => c.files.get({ id: trashedFileId }),
    expected: expecting('who', 'none', 'none', 'none', 'none', 'none', 'none') },
  { operation: 'files.upload', call: upload,
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'files.download', call: (c) => c.files.download({ id: fileId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'files.preview', call: (c) => c.files.preview({ id: fileId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'files.update', call: (c) => c.files.update({ id: fileId, patch: { category: 'logo' } }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'files.replace',
    call: (c) => c.files.replace({ id: fileId, file: droppedFile('new.png', pngBytes) }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'files.versions', call: (c) => c.files.versions({ id: fileId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'files.restoreVersion', call: (c) => c.files.restoreVersion({ id: fileId, version: 1 }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'files.usage', call: (c) => c.files.usage({ id: fileId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'files.delete', call: (c) => c.files.delete({ id: fileId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'ok') },
  { operation: 'files.restore', call: (c) => c.files.restore({ id: trashedFileId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'ok') },

  { operation: 'generation.text', on: 'a post',
    call: (c) => c.generation.text({ brandId, request: { type: 'social', prompt: 'News', platforms: ['x'] } }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'generation.text', on: 'an email',
    call: (c) => c.generation.text({ brandId, request: { type: 'email', prompt: 'News' } }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'generation.image',
    call: (c) => c.generation.image({ brandId, request: { prompt: 'A cup', style: 'minimalist', aspectRatio: '1:1' } }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'generation.listImages', call: (c) => c.generation.listImages({ brandId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'generation.imageFile', call: (c) => c.generation.imageFile({ id: imageId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'generation.saveImage', call: (c) => c.generation.saveImage({ id: imageId, alt: 'A lighthouse' }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'generation.deleteImage', call: (c) => c.generation.deleteImage({ id: imageId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'generation.restoreImage', call: (c) => c.generation.restoreImage({ id: trashedImageId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },

  { operation: 'guidelines.list', call: (c) => c.guidelines.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'guidelines.create', call: (c) => c.guidelines.create({ brandId, draft: guideline }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'guidelines.update', call: (c) => c.guidelines.update({ id: guidelineId, draft: guideline }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'guidelines.reorder',
    call: (c) => c.guidelines.reorder({ id: guidelineId, side: 'after', besideId: secondGuidelineId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'guidelines.delete', call: (c) => c.guidelines.delete({ id: guidelineId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'guidelines.restore', call: (c) => c.guidelines.restore({ id: trashedGuidelineId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },

  { operation: 'integrations.listSocial', call: (c) => c.integrations.listSocial({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'integrations.connectSocial',
    call: (c) => c.integrations.connectSocial({ brandId, platform: 'x' }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.disconnectSocial',
    call: (c) => c.integrations.disconnectSocial({ brandId, platform: 'linkedin' }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.selectPages',
    call: (c) => c.integrations.selectPages({ brandId, platform: 'linkedin', pageIds: [secondPageId] }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.listChats', call: (c) => c.integrations.listChats({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'integrations.connectChat',
    call: (c) => c.integrations.connectChat({ brandId, service: 'teams' }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.disconnectChat',
    call: (c) => c.integrations.disconnectChat({ brandId, service: 'slack' }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.sendTestMessage',
    call: (c) => c.integrations.sendTestMessage({ brandId, service: 'slack' }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.outbox', call: (c) => c.integrations.outbox({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'integrations.wordPress', call: (c) => c.integrations.wordPress({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'integrations.wordPressLog', call: (c) => c.integrations.wordPressLog({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'integrations.connectWordPress',
    call: (c) => c.integrations.connectWordPress({ brandId, draft: siteDraft }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.disconnectWordPress',
    call: (c) => c.integrations.disconnectWordPress({ brandId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.syncWordPress', call: (c) => c.integrations.syncWordPress({ brandId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'integrations.publishToWordPress', on: 'an item that is no blog post',
    call: (c) => c.integrations.publishToWordPress({ brandId, contentId: contentIdOf('approved') }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },

  { operation: 'logos.list', call: (c) => c.logos.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'logos.upload',
    call: (c) => c.logos.upload({ brandId, type: 'favicon', file: droppedFile('new.png', pngBytes) }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'logos.rename', call: (c) => c.logos.rename({ id: logoId, name: 'Renamed' }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'logos.replace',
    call: (c) => c.logos.replace({ id: logoId, file: droppedFile('new.png', pngBytes) }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'logos.versions', call: (c) => c.logos.versions({ id: logoId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'logos.restoreVersion', call: (c) => c.logos.restoreVersion({ id: logoId, version: 1 }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'logos.preview', call: (c) => c.logos.preview({ id: logoId, version: 1 }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'logos.download', call: (c) => c.logos.download({ id: logoId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'logos.delete', call: (c) => c.logos.delete({ id: logoId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },
  { operation: 'logos.restore', call: (c) => c.logos.restore({ id: trashedLogoId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },

  { operation: 'messages.list', call: (c) => c.messages.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'messages.create', call: (c) => c.messages.create({ brandId, draft: message }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'messages.update', call: (c) => c.messages.update({ id: messageId, draft: message }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'messages.reorder',
    call: (c) => c.messages.reorder({ id: messageId, side: 'after', besideId: secondMessageId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'messages.delete', call: (c) => c.messages.delete({ id: messageId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },
  { operation: 'messages.restore', call: (c) => c.messages.restore({ id: trashedMessageId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },

  { operation: 'keywords.listGroups', call: (c) => c.keywords.listGroups({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'keywords.createGroup', call: (c) => c.keywords.createGroup({ brandId, draft: keywords }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'keywords.updateGroup', call: (c) => c.keywords.updateGroup({ id: keywordGroupId, draft: keywords }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'keywords.deleteGroup', call: (c) => c.keywords.deleteGroup({ id: keywordGroupId }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'none') },
  { operation: 'keywords.restoreGroup', call: (c) => c.keywords.restoreGroup({ id: trashedKeywordGroupId }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'none') },
  { operation: 'keywords.summary', call: (c) => c.keywords.summary({ brandId, range: '7d' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'keywords.history', call: (c) => c.keywords.history({ brandId, range: '7d', keyword: 'shoes' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'keywords.analyze', call: (c) => c.keywords.analyze({ brandId, range: '7d' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },

  { operation: 'notifications.list', call: (c) => c.notifications.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'notifications.markRead', call: (c) => c.notifications.markRead({ ids: [contentIdOf('pending')] }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },

  { operation: 'notifications.markUnread', call: (c) => c.notifications.markUnread({ ids: [contentIdOf('pending')] }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },

  { operation: 'data.export', call: (c) => c.data.export().then(({ name }) => name),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'data.checkImport', call: async (c) => c.data.checkImport({ file: await exportedWorld(c) }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'data.import', call: async (c) => c.data.import({ file: await exportedWorld(c) }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'data.reset', call: (c) => c.data.reset(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },

  { operation: 'notificationSettings.get', call: (c) => c.notificationSettings.get(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'notificationSettings.update',
    call: (c) => c.notificationSettings.update(defaultNotificationSettings),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'notificationSettings.sent', call: (c) => c.notificationSettings.sent(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'print.list', call: (c) => c.print.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'print.get', call: (c) => c.print.get({ id: printId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'print.create', call: (c) => c.print.create({ brandId, draft: flyer }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'print.update',
    call: (c) => c.print.update({ id: printId, updatedAt: madeAt, draft: flyer }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'print.duplicate', call: (c) => c.print.duplicate({ id: printId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'print.delete', call: (c) => c.print.delete({ id: printId }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'none') },
  { operation: 'print.restore', call: (c) => c.print.restore({ id: trashedPrintId }),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'none', 'none') },

  { operation: 'performance.overview', call: (c) => c.performance.overview({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'performance.summary', call: (c) => c.performance.summary({ brandId, range: '30d' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },

  { operation: 'quickBuild.build',
    call: (c) => c.quickBuild.build({ url: 'north-light.com' }).then(toEnd),
    expected: expecting('who', 'no', 'no', 'no', 'ok', 'no', 'no') },

  { operation: 'rules.list', call: (c) => c.rules.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'rules.create', call: (c) => c.rules.create({ brandId, draft: rule }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'rules.update', call: (c) => c.rules.update({ id: ruleId, draft: rule }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'rules.reorder',
    call: (c) => c.rules.reorder({ id: ruleId, side: 'after', besideId: secondRuleId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'rules.delete', call: (c) => c.rules.delete({ id: ruleId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'rules.restore', call: (c) => c.rules.restore({ id: trashedRuleId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },

  { operation: 'search.find', call: (c) => c.search.find({ brandId, text: 'post' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'search.find', on: 'no brand', call: (c) => c.search.find({ brandId: null, text: 'first' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'search.recall', call: (c) => c.search.recall({ brandId, ids: [contentIdOf('draft')] }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },

  { operation: 'security.changePassword',
    call: (c) => c.security.changePassword({ current: 'any', next: 'a new one', confirmation: 'a new one' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },

  { operation: 'security.sessions', call: (c) => c.security.sessions(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'security.endSession', on: 'a session that is not theirs',
    call: (c) => c.security.endSession({ id: '0123456789abcdef' }),
    expected: expecting('who', 'none', 'none', 'none', 'none', 'none', 'none') },
  { operation: 'security.endOtherSessions', call: (c) => c.security.endOtherSessions(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },

  { operation: 'shares.list', call: (c) => c.shares.list({ assetId: fileId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'shares.create', call: (c) => c.shares.create({ assetId: fileId, isPublic: true, expiresAt: null }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'shares.delete', call: (c) => c.shares.delete({ id: linkId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'shares.open', on: 'a public link', call: (c) => c.shares.open({ token: publicToken }),
    expected: expecting('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'shares.open', on: 'a private link', call: (c) => c.shares.open({ token: privateToken }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'shares.visit', on: 'a public link', call: (c) => c.shares.visit({ token: publicToken }),
    expected: expecting('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'shares.visit', on: 'a private link', call: (c) => c.shares.visit({ token: privateToken }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },

  { operation: 'team.list', call: (c) => c.team.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'team.invite',
    call: (c) => c.team.invite({ brandId, draft: { accessLevel: 'viewer', email: 'ada@world.example' } }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'team.resendInvitation', call: (c) => c.team.resendInvitation({ id: invitationId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'team.revokeInvitation', call: (c) => c.team.revokeInvitation({ id: invitationId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'team.openInvitation', call: (c) => c.team.openInvitation({ id: invitationId }),
    expected: expecting('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  { operation: 'team.editPermissions',
    call: (c) => c.team.editPermissions({ ...viewerHere, role: 'editor', permissions: presets.editor }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'team.remove', call: (c) => c.team.remove(viewerHere),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'team.restore', call: (c) => c.team.restore({ brandId, userId: formerUserId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },

  { operation: 'team.viewAs', call: (c) => c.team.viewAs(viewerHere),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'no') },
  { operation: 'team.stopViewing', call: (c) => c.team.stopViewing(),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },

  { operation: 'typography.list', call: (c) => c.typography.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'typography.create', call: (c) => c.typography.create({ brandId, draft: font }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'typography.update', call: (c) => c.typography.update({ id: typographyId, draft: font }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'typography.reorder',
    call: (c) => c.typography.reorder({ id: typographyId, side: 'after', besideId: secondTypographyId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'typography.delete', call: (c) => c.typography.delete({ id: typographyId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },
  { operation: 'typography.attachFont',
    call: (c) => c.typography.attachFont({ id: typographyId, file: droppedFile('new.ttf', ttfBytes) }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'typography.detachFont', call: (c) => c.typography.detachFont({ id: typographyId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'typography.font', call: (c) => c.typography.font({ id: typographyId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'typography.restore', call: (c) => c.typography.restore({ id: trashedTypographyId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },

  { operation: 'views.list', call: (c) => c.views.list({ brandId, area: 'content' }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'views.create', 
    call: (c) => c.views.create({ brandId, area: 'files', name: 'Mine', search: { tag: 'press' } }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'ok') },
  { operation: 'views.rename', on: 'a view of the editor', call: (c) => c.views.rename({ id: viewId, name: 'Renamed' }),
    expected: expecting('who', 'none', 'ok', 'none', 'none', 'none', 'none') },
  { operation: 'views.delete', on: 'a view of the editor', call: (c) => c.views.delete({ id: viewId }),
    expected: expecting('who', 'none', 'ok', 'none', 'none', 'none', 'none') },
  { operation: 'views.restore', on: 'a view of the editor', call: (c) => c.views.restore({ id: trashedViewId }),
    expected: expecting('who', 'none', 'ok', 'none', 'none', 'none', 'none') },

  { operation: 'voice.list', call: (c) => c.voice.list({ brandId }),
    expected: expecting('who', 'ok', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'voice.create', call: (c) => c.voice.create({ brandId, draft: tone }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'no') },
  { operation: 'voice.update', call: (c) => c.voice.update({ id: toneId, draft: tone }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'voice.reorder',
    call: (c) => c.voice.reorder({ id: toneId, side: 'after', besideId: secondToneId }),
    expected: expecting('who', 'no', 'ok', 'ok', 'ok', 'none', 'none') },
  { operation: 'voice.delete', call: (c) => c.voice.delete({ id: toneId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },
  { operation: 'voice.restore', call: (c) => c.voice.restore({ id: trashedToneId }),
    expected: expecting('who', 'no', 'no', 'ok', 'ok', 'none', 'none') },
];
