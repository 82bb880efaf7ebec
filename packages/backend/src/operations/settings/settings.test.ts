import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { FileId } from '@brandroom/domain/id.schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { sha256 } from '../../digest';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  agencyName,
  brandId,
  emailOf,
  fileId,
  testWorld,
  userIdOf,
} from '../../testing/test-world';

let backend: TestBackend;
let admin: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  admin = await backend.as(emailOf('admin'));
});
afterEach(() => backend.close());

const refusedField = (path: string, message: string) => ({
  code: 'invalid',
  data: { fields: [{ path, message }] },
});

describe('the agency', () => {
  it('is edited as a whole, and names its owner', async () => {
    const { id, ownerId, updatedAt, ownerName, ownerEmail, ...draft } = await admin.agency.get();
    expect([ownerName, ownerEmail]).toEqual(['admin', emailOf('admin')]);
    const website = 'https://agency.example';
    const updated = await admin.agency.update({ ...draft, name: 'Renamed', website });
    expect(updated).toMatchObject({ id, ownerId, name: 'Renamed', website });
    expect(updated.updatedAt > updatedAt).toBe(true);
    expect(await admin.agency.get()).toEqual(updated);
  });

  it('has a picture of the file library as its logo', async () => {
    const { id, ownerId, updatedAt, ownerName, ownerEmail, ...draft } = await admin.agency.get();
    const logo = 'file_1_none' as FileId;
    expect(await refusalOf(admin.agency.update({ ...draft, logo }))).toMatchObject(
      refusedField('logo', 'This picture is not in the file library.'),
    );
    expect(await admin.agency.update({ ...draft, logo: fileId })).toMatchObject({ logo: fileId });
    await admin.files.delete({ id: fileId });
    const renamed = { ...draft, name: 'Renamed', logo: fileId };
    expect(await admin.agency.update(renamed)).toMatchObject({ name: 'Renamed', logo: fileId });
  });

  it('goes to a known person, once its name is typed', async () => {
    const transfer = (email: string, confirmation: string = agencyName) =>
      admin.agency.transferOwnership({ email, confirmation });
    expect(await refusalOf(transfer('nobody@world.example'))).toMatchObject(
      refusedField('email', 'No account has this email address.'),
    );
    expect(await refusalOf(transfer(emailOf('admin')))).toMatchObject(
      refusedField('email', 'admin is already the owner.'),
    );
    expect(await refusalOf(transfer(emailOf('manager'), 'the agency'))).toMatchObject(
      refusedField('confirmation', `Type “${agencyName}” to confirm.`),
    );
    expect(await transfer(emailOf('manager'))).toMatchObject({
      ownerId: userIdOf('manager'),
      ownerName: 'manager',
    });
  });

  it('tells other people who can see it', async () => {
    const editor = await backend.as(emailOf('editor'));
    expect(await refusalOf(editor.agency.get())).toMatchObject({
      code: 'forbidden',
      message: 'Only agency administrators can access this page.',
    });
  });
});

it('counts the workspace beside the sample plan', async () => {
  const before = await admin.billing.plan();
  expect(before).toMatchObject({ name: 'Pro', pricePerMonth: 49, storageUsed: 80 });
  expect(before.workspace).toMatchObject({ brands: 2, people: 6, files: 1 });
  await admin.brands.create({ name: 'Third', description: '' });
  const [file] = (await admin.files.list({ brandId })).items;
  const { workspace } = await admin.billing.plan();
  expect(workspace).toMatchObject({ brands: 3, fileBytes: file?.size });
});

describe('the sessions of an account', () => {
  const email = emailOf('editor');

  it('are listed to their owner alone, with the one that asks marked', async () => {
    const here = await backend.as(email);
    backend.env.setNow('2026-03-02T10:30:00.000Z');
    await backend.stranger().auth.signIn({ email, password: 'any', remember: true });
    backend.env.setNow('2026-03-02T11:00:00.000Z');
    const listed = await here.security.sessions();
    expect(listed).toMatchObject([
      { isCurrent: true, remembered: false, lastUsedAt: '2026-03-02T11:00:00.000Z' },
      { isCurrent: false, remembered: true, lastUsedAt: '2026-03-02T10:30:00.000Z' },
    ]);
    const stored = await backend.store.read((transaction) => transaction.all('sessions'));
    for (const { id } of stored) expect(JSON.stringify(listed)).not.toContain(id);
  });

  it('leave out those that have ended by themselves', async () => {
    await backend.as(email);
    backend.env.setNow('2026-03-02T23:00:00.000Z');
    const here = await backend.as(email);
    expect(await here.security.sessions()).toMatchObject([{ isCurrent: true }]);
  });

  it('end one at a time, and the change feed of the ended one ends with it', async () => {
    const here = await backend.as(email);
    const elsewhere = await backend.as(email);
    const changes = await elsewhere.changes.watch();
    const [other] = (await here.security.sessions()).filter(({ isCurrent }) => !isCurrent);
    await here.security.endSession({ id: other?.id ?? '' });
    expect(await changes.next()).toMatchObject({ done: true });
    expect(await refusalOf(elsewhere.auth.me())).toMatchObject({ code: 'unauthenticated' });
    expect(await here.auth.me()).toMatchObject({ email });
  });

  it('are not ended by anybody else', async () => {
    const editor = await backend.as(email);
    const [session] = await editor.security.sessions();
    expect(await refusalOf(admin.security.endSession({ id: session?.id ?? '' }))).toMatchObject({
      code: 'notFound',
    });
    expect(await editor.auth.me()).toMatchObject({ email });
  });

  it('end all but one, which says how many they were', async () => {
    const [here, ...others] = [
      await backend.as(email),
      await backend.as(email),
      await backend.as(email),
    ];
    expect(await here.security.endOtherSessions()).toBe(2);
    expect(await here.auth.me()).toMatchObject({ email });
    for (const other of others) {
      expect(await refusalOf(other.auth.me())).toMatchObject({ code: 'unauthenticated' });
    }
    expect(await admin.auth.me()).toMatchObject({ email: emailOf('admin') });
  });
});

describe('a changed password', () => {
  const email = emailOf('editor');
  const change = { current: 'any', next: 'a new password', confirmation: 'a new password' };
  const signIn = (password: string) =>
    backend.stranger().auth.signIn({ email, password, remember: false });

  it('is the only one that a sample account takes from then on', async () => {
    const editor = await backend.as(email);
    await editor.security.changePassword(change);
    expect(await refusalOf(signIn('any'))).toMatchObject({ code: 'unauthenticated' });
    expect(await signIn('a new password')).toMatchObject({ user: { email } });
    const wrong = editor.security.changePassword({
      current: 'any',
      next: 'another one',
      confirmation: 'another one',
    });
    expect(await refusalOf(wrong)).toMatchObject(
      refusedField('current', 'This isn’t your current password.'),
    );
  });

  it('signs out the other sessions of the account and keeps this one', async () => {
    const here = await backend.as(email);
    const elsewhere = await backend.as(email);
    await here.security.changePassword(change);
    expect(await here.auth.me()).toMatchObject({ email });
    expect(await refusalOf(elsewhere.auth.me())).toMatchObject({ code: 'unauthenticated' });
    expect(await admin.auth.me()).toMatchObject({ email: emailOf('admin') });
  });

  it('leaves no plain hash of a password behind', async () => {
    const editor = await backend.as(email);
    await editor.security.changePassword(change, { context: { idempotencyKey: 'once' } });
    const receipts = await backend.store.read((transaction) => transaction.all('receipts'));
    const plain = await sha256(JSON.stringify(change));
    expect(receipts).toMatchObject([
      { operation: 'security.changePassword', input: expect.not.stringContaining(plain) },
    ]);
  });

  it('needs the current one, also where the new one is already set', async () => {
    const editor = await backend.as(email);
    await editor.security.changePassword(change);
    const elsewhere = await backend.stranger().auth.signIn({
      email,
      password: 'a new password',
      remember: false,
    });
    expect(elsewhere.user).toMatchObject({ email });
    const sessions = () => backend.store.read((transaction) => transaction.all('sessions'));
    const before = await sessions();
    expect(await refusalOf(editor.security.changePassword(change))).toMatchObject(
      refusedField('current', 'This isn’t your current password.'),
    );
    expect(await sessions()).toEqual(before);
  });

  it('is answered again to a retry under the same key', async () => {
    const editor = await backend.as(email);
    const once = () =>
      editor.security.changePassword(change, { context: { idempotencyKey: 'once' } });
    await once();
    expect(await once()).toBeNull();
  });

  it('is refused with another password under the same key', async () => {
    const editor = await backend.as(email);
    const options = { context: { idempotencyKey: 'once' } };
    await editor.security.changePassword(change, options);
    const other = { ...change, next: 'another one', confirmation: 'another one' };
    expect(await refusalOf(editor.security.changePassword(other, options))).toMatchObject({
      code: 'conflict',
      data: { reason: 'reusedKey' },
    });
  });

  it('differs from the current one', async () => {
    const editor = await backend.as(email);
    const same = editor.security.changePassword({ ...change, current: change.next });
    expect(await refusalOf(same)).toMatchObject(
      refusedField('next', 'Choose a different password.'),
    );
  });

  it('is typed twice, with at least 8 characters', async () => {
    const editor = await backend.as(email);
    const differs = editor.security.changePassword({ ...change, confirmation: 'a new passwort' });
    expect(await refusalOf(differs)).toMatchObject(
      refusedField('confirmation', 'The two new passwords differ.'),
    );
    const short = { current: 'any', next: 'short', confirmation: 'short' };
    expect(await refusalOf(editor.security.changePassword(short))).toMatchObject(
      refusedField('next', 'Use at least 8 characters.'),
    );
  });
});
