import type {
  AnyContractProcedure,
  AnyContractRouter,
  InferContractRouterInputs,
  InferContractRouterOutputs,
} from '@orpc/contract';
import { isContractProcedure } from '@orpc/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';

import { contract } from './contract';
import { operationErrors } from './errors';
import { operationNames } from './operation-names.gen';

type Procedures = ReadonlyMap<string, AnyContractProcedure>;

function proceduresOf(router: AnyContractRouter, prefix = ''): Procedures {
  if (isContractProcedure(router)) return new Map([[prefix, router]]);
  return new Map(
    Object.entries(router).flatMap(([name, entry]) => [
      ...proceduresOf(entry, prefix === '' ? name : `${prefix}.${name}`),
    ]),
  );
}

const procedures = proceduresOf(contract);

/*
 * By hand. Undo needs a way back wherever something can be deleted.
 */
const operations = {
  'login, register': 'auth.signIn auth.register',
  'update user': 'auth.updateUser',
  'fetch brands': 'brands.list',
  'create brand': 'brands.create',
  'update brand': 'brands.update brands.archive brands.restore brands.listArchived',
  'other brand edits': `
    colors.list colors.create colors.update colors.move colors.import colors.setPairs colors.delete
    logos.list logos.upload logos.delete
    messages.list messages.create messages.update messages.delete
    rules.list rules.create rules.update rules.delete
    typography.list typography.create typography.update typography.delete
    voice.list voice.create voice.update voice.delete`,
  'fetch content by brand': 'content.list content.get',
  'create content': 'content.create',
  'update, delete, approve, reject, schedule, publish': `
    content.update content.delete content.approve content.reject content.schedule content.publish`,
  'generate AI content': 'generation.text',
  'generate image': 'generation.image',
  'fetch assets by brand': 'files.list files.get',
  'upload asset': 'files.upload',
  'delete asset': 'files.delete',
  'create, delete share link': 'shares.create shares.delete',
  keywords: `
    keywords.listGroups keywords.createGroup keywords.updateGroup keywords.deleteGroup
    keywords.summary keywords.history keywords.analyze`,
  'campaigns, WordPress, transfer, billing': `
    campaigns.list campaigns.get campaigns.create
    integrations.wordPress integrations.connectWordPress integrations.disconnectWordPress
    integrations.syncWordPress integrations.publishToWordPress integrations.wordPressLog
    agency.transferOwnership billing.plan`,

  sessions: `
    auth.me auth.signOut security.sessions security.endSession security.endOtherSessions`,
  avatars: 'auth.avatar auth.setAvatar auth.removeAvatar',
  team: `
    team.list team.invite team.resendInvitation team.revokeInvitation team.editPermissions
    team.remove team.restore team.openInvitation team.viewAs team.stopViewing`,
  workflow: `
    content.submit content.unschedule content.history content.duplicate content.restoreVersion
    content.undoMove content.undoDecision content.workflowSummary`,
  calendar: 'content.days content.undated',
  review: 'content.waiting',
  'saved views': 'views.list views.create views.rename views.delete',
  'dashboard and bell': 'dashboard.summary notifications.list notifications.markRead',
  search: 'search.find search.recall',
  'logo variants': 'logos.preview logos.download',
  'logo history': 'logos.rename logos.replace logos.versions logos.restoreVersion',
  guidelines: 'guidelines.list guidelines.create guidelines.update guidelines.delete',
  'quick build': 'quickBuild.build',
  'image picker': 'files.suggest',
  files: 'files.update files.usage files.preview files.download files.tags',
  order: 'guidelines.reorder messages.reorder rules.reorder typography.reorder voice.reorder',
  sharing: 'shares.list shares.open shares.visit',
  'font files':
    'typography.attachFont typography.detachFont typography.reattachFont typography.font',
  'generated images': `
    generation.listImages generation.imageFile generation.saveImage generation.deleteImage`,
  'campaign edit': 'campaigns.update campaigns.delete',
  performance: 'performance.summary',
  emails: `
    emails.list emails.get emails.create emails.update emails.send emails.deliver
    emails.schedule emails.unschedule emails.archive emails.duplicate emails.delete`,
  print: 'print.list print.get print.create print.update print.duplicate print.delete',
  settings: `
    agency.get agency.update notificationSettings.get notificationSettings.update notificationSettings.sent
    security.changePassword
    integrations.listSocial integrations.connectSocial integrations.disconnectSocial
    integrations.selectPages
    integrations.listChats integrations.connectChat integrations.disconnectChat
    integrations.sendTestMessage integrations.outbox`,
  undo: `
    content.restore files.restore logos.restore colors.restore typography.restore voice.restore
    messages.restore rules.restore guidelines.restore campaigns.restore emails.restore
    print.restore keywords.restoreGroup generation.restoreImage views.restore`,
  'the data in this browser': 'data.export data.checkImport data.import data.reset',
  'other tabs': 'changes.watch',
};

/** The type of a schema; `none` for an operation without input. */
function kindOf(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return 'none';
  return 'type' in schema ? String(schema.type) : 'schema';
}

/** Names of every field of an input, at any depth. */
function fieldNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const parts = schema as {
    entries?: object;
    options?: unknown;
    item?: unknown;
    wrapped?: unknown;
  };
  const entries = Object.entries(parts.entries ?? {});
  const options: unknown[] = Array.isArray(parts.options) ? parts.options : [];
  return [
    ...entries.map(([name]) => name),
    ...[
      ...entries.map(([, entry]) => entry as unknown),
      ...options,
      parts.item,
      parts.wrapped,
    ].flatMap(fieldNames),
  ];
}

describe('the contract', () => {
  it('lacks no operation that the product needs', () => {
    const listed = Object.values(operations).flatMap((names) => names.trim().split(/\s+/u));
    expect([...procedures.keys()]).toEqual(expect.arrayContaining(listed));
  });

  it('can be named in full without its schemas', () => {
    expect(operationNames.toSorted()).toEqual([...procedures.keys()].toSorted());
  });

  it.each([...procedures])('says for %s what comes in, goes out and fails', (_, procedure) => {
    const { inputSchema, outputSchema, errorMap } = procedure['~orpc'];
    expect(kindOf(inputSchema)).not.toMatch(/^(?:any|unknown)$/u);
    expect(outputSchema).toBeDefined();
    expect(errorMap).toEqual(operationErrors);
  });

  it.each([...procedures])('does not let the caller of %s say who acts', (_, procedure) => {
    const names = fieldNames(procedure['~orpc'].inputSchema);
    const actors = [
      'actor',
      'approver',
      'approvedBy',
      'createdBy',
      'updatedBy',
      'uploaderId',
      'ownerId',
    ];
    expect(names.filter((name) => actors.includes(name))).toEqual([]);
  });
});

type Inputs = InferContractRouterInputs<typeof contract>;
type Outputs = InferContractRouterOutputs<typeof contract>;

/** The operations of an area whose output is not known to the compiler. */
type Untyped<T> = {
  [K in keyof T]: 0 extends 1 & T[K] ? K : unknown extends T[K] ? K : never;
}[keyof T];
/** As `Untyped`, for inputs: an operation without input takes `unknown`. */
type AnyInput<T> = { [K in keyof T]: 0 extends 1 & T[K] ? K : never }[keyof T];

it('is typed in every input and output', () => {
  expectTypeOf<
    { [A in keyof Outputs]: Untyped<Outputs[A]> }[keyof Outputs]
  >().toEqualTypeOf<never>();
  expectTypeOf<{ [A in keyof Inputs]: AnyInput<Inputs[A]> }[keyof Inputs]>().toEqualTypeOf<never>();
});
