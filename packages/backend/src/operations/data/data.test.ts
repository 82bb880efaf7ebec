import { newColor } from '@brandroom/domain/brand/color.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { sha256 } from '../../digest';
import { memoryStore } from '../../store/memory';
import type { Store } from '../../store/store';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  brandId,
  contentIdOf,
  emailOf,
  fileId,
  linkId,
  testWorld,
  userIdOf,
} from '../../testing/test-world';
import { backupCollections } from './backup-rows';
import type { BackupManifest } from './backup-format';
import { backupVersion, dataName, manifestName } from './backup-format';

let store: Store;
let backend: TestBackend;
let admin: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  admin = await backend.as(emailOf('admin'));
});
afterEach(() => backend.close());

/** Every row that an export has, and the bytes of every file. */
async function stateOf(from: Store): Promise<unknown> {
  const { rows, blobs } = await from.read(async (transaction) => {
    const all = [];
    for (const name of backupCollections) all.push([name, await transaction.all(name)] as const);
    return { rows: all, blobs: await transaction.all('blobs') };
  });
  const bytes = await Promise.all(
    blobs.map(async ({ id, references, blob }) => [
      id,
      references,
      blob.type,
      await sha256(new Uint8Array(await blob.arrayBuffer())),
    ]),
  );
  return { rows, bytes };
}

type Entries = Record<string, Uint8Array>;

async function unpacked(file: File): Promise<Entries> {
  return unzipSync(new Uint8Array(await file.arrayBuffer()));
}

const packed = (entries: Entries) =>
  new File([new Uint8Array(zipSync(entries))], 'changed.zip', { type: 'application/zip' });

const manifestOf = (entries: Entries) =>
  JSON.parse(strFromU8(entries[manifestName] ?? strToU8('null'))) as BackupManifest;

/** The export with an entry of other content, which its manifest knows of. */
async function rewritten(
  file: File,
  collection: string,
  change: (rows: Record<string, unknown>[]) => unknown,
  version = backupVersion,
): Promise<File> {
  const entries = await unpacked(file);
  const name = dataName(collection);
  const rows = JSON.parse(strFromU8(entries[name] ?? strToU8('[]'))) as Record<string, unknown>[];
  const bytes = new Uint8Array(strToU8(JSON.stringify(change(rows))));
  const manifest = manifestOf(entries);
  const digest = await sha256(bytes);
  const others = manifest.entries.filter((entry) => entry.name !== name);
  const changed = [...others, { name, sha256: digest, size: bytes.byteLength }];
  return packed({
    ...entries,
    [name]: bytes,
    [manifestName]: strToU8(JSON.stringify({ ...manifest, version, entries: changed })),
  });
}

const rename = () => admin.brands.update({ id: brandId, patch: { name: 'Renamed' } });

describe('an export', () => {
  it('brings everything back as it was', async () => {
    const before = await stateOf(store);
    const file = await admin.data.export();
    await rename();
    await admin.content.delete({ id: contentIdOf('draft'), version: 1 });
    await admin.files.delete({ id: fileId });
    await admin.colors.create({ brandId, draft: { ...newColor, name: 'New' } });
    const report = await admin.data.checkImport({ file });
    expect(await admin.data.import({ file })).toEqual(report);
    expect(await stateOf(store)).toEqual(before);
  });

  it('holds no session, password or token', async () => {
    await admin.security.changePassword({
      current: 'any',
      next: 'a new password',
      confirmation: 'a new password',
    });
    const entries = await unpacked(await admin.data.export());
    const { secrets } = await store.read(async (transaction) => ({
      secrets: [
        ...(await transaction.all('sessions')).map(({ id }) => id),
        ...(await transaction.all('users')).map(({ passwordHash }) => passwordHash),
        ...(await transaction.all('shares')).map(({ tokenHash }) => tokenHash),
      ].filter((secret) => secret !== null),
    }));
    expect(secrets.length).toBeGreaterThan(2);
    const text = Object.entries(entries)
      .filter(([name]) => !name.startsWith('blobs/'))
      .map(([, bytes]) => strFromU8(bytes))
      .join('');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

describe('a preview', () => {
  it('counts added, changed and removed records, and changes nothing', async () => {
    const file = await admin.data.export();
    await rename();
    await admin.content.delete({ id: contentIdOf('draft'), version: 1 });
    const before = await stateOf(store);
    const report = await admin.data.checkImport({ file });
    expect(report).toMatchObject({
      kinds: expect.arrayContaining([
        { kind: 'brands', added: 0, changed: 1, removed: 0 },
        { kind: 'content', added: 1, changed: 0, removed: 0 },
        { kind: 'trash', added: 0, changed: 0, removed: 1 },
      ]),
      accountsWithoutPassword: 0,
      signsOut: false,
    });
    expect(await stateOf(store)).toEqual(before);
  });
});

describe('an import into another browser', () => {
  let other: TestBackend;
  beforeEach(async () => {
    const empty = memoryStore();
    await empty.write(async (transaction) => {
      const meta = { workspaceId: 'other', seq: 5, seededAt: '2026-01-01T00:00:00.000Z', scale: 1 };
      await transaction.put('meta', { id: 'workspace', ...meta });
      const account = await store.read((from) => from.get('users', userIdOf('viewer')));
      if (account) await transaction.put('users', { ...account, id: 'user_1_other' as never });
    });
    other = testBackend({ store: empty });
  });
  afterEach(() => other.close());

  it('gives accounts without a password, revoked links, and signs out who has no account', async () => {
    await admin.security.changePassword({
      current: 'any',
      next: 'a new password',
      confirmation: 'a new password',
    });
    const file = await admin.data.export();
    const client = await other.as(emailOf('viewer'));
    expect(await client.data.import({ file })).toMatchObject({
      accountsWithoutPassword: 1,
      signsOut: true,
    });
    expect(await refusalOf(client.auth.me())).toMatchObject({ code: 'unauthenticated' });
    const there = await other.as(emailOf('admin'));
    expect(await there.auth.me()).toMatchObject({ id: userIdOf('admin') });
    const link = await other.store.read((transaction) => transaction.get('shares', linkId));
    expect(link?.revokedAt).toBeDefined();
  });

  it('counts an account that has no password of its own there', async () => {
    await admin.security.changePassword({
      current: 'any',
      next: 'a new password',
      confirmation: 'a new password',
    });
    const account = await store.read((from) => from.get('users', userIdOf('admin')));
    if (!account) throw new Error('No account.');
    await other.store.write((transaction) =>
      transaction.put('users', { ...account, passwordHash: null }),
    );
    const client = await other.as(emailOf('admin'));
    expect(await client.data.checkImport({ file: await admin.data.export() })).toMatchObject({
      accountsWithoutPassword: 1,
    });
  });

  it('keeps its own place in the order of changes', async () => {
    const file = await admin.data.export();
    const client = await other.as(emailOf('viewer'));
    await client.data.import({ file });
    const meta = await other.store.read((transaction) => transaction.get('meta', 'workspace'));
    expect(meta).toMatchObject({ workspaceId: 'other' });
    expect(meta?.seq).toBeGreaterThan(5);
  });
});

it('a password that was set here stays through an import', async () => {
  const file = await admin.data.export();
  await admin.security.changePassword({
    current: 'any',
    next: 'a new password',
    confirmation: 'a new password',
  });
  await admin.data.import({ file });
  expect(await admin.auth.me()).toMatchObject({ id: userIdOf('admin') });
  const signIn = (password: string) =>
    backend.stranger().auth.signIn({ email: emailOf('admin'), password, remember: false });
  expect(await refusalOf(signIn('any'))).toMatchObject({ code: 'unauthenticated' });
  expect(await signIn('a new password')).toMatchObject({ user: { id: userIdOf('admin') } });
});

it('ignores a password in the file', async () => {
  const file = await rewritten(await admin.data.export(), 'users', (rows) =>
    rows.map((row) => ({ ...row, passwordHash: 'forged' })),
  );
  await admin.data.import({ file });
  const users = await store.read((transaction) => transaction.all('users'));
  expect(users.map(({ passwordHash }) => passwordHash)).not.toContain('forged');
});

describe('an export of an earlier version', () => {
  it('is brought to the present one', async () => {
    const before = await stateOf(store);
    const file = await rewritten(
      await admin.data.export(),
      'logos',
      (rows) => rows.map(({ version: _, older: __, ...row }) => row),
      7,
    );
    await admin.data.import({ file });
    const logos = await store.read((transaction) => transaction.all('logos'));
    expect(logos.map(({ version, older }) => ({ version, older }))).toEqual(
      logos.map(() => ({ version: 1, older: [] })),
    );
    expect(await stateOf(store)).not.toEqual(before);
  });

  it('may lack a collection that came later', async () => {
    const entries = await unpacked(await admin.data.export());
    const { [dataName('notices')]: _, ...rest } = entries;
    const manifest = manifestOf(entries);
    const listed = manifest.entries.filter(({ name }) => name !== dataName('notices'));
    const file = packed({
      ...rest,
      [manifestName]: strToU8(JSON.stringify({ ...manifest, version: 8, entries: listed })),
    });
    expect(await admin.data.checkImport({ file })).toMatchObject({ kinds: [] });
  });
});

describe('a file that cannot be imported', () => {
  const refusals: [string, RegExp, (file: File) => Promise<File>][] = [
    ['no ZIP', /^words\.zip isn’t an export/u, async () => new File(['Words.'], 'words.zip')],
    ['another ZIP', /isn’t an export/u, async () => packed({ 'a.txt': strToU8('Words.') })],
    [
      'half of it',
      /^half\.zip is damaged or incomplete\./u,
      async (file) => new File([file.slice(0, Math.floor(file.size / 2))], 'half.zip'),
    ],
    [
      'its second half',
      /^half\.zip is damaged or incomplete\./u,
      async (file) => new File([file.slice(Math.floor(file.size / 2))], 'half.zip'),
    ],
    [
      'half of another ZIP',
      /^half\.zip isn’t an export/u,
      async () => {
        const other = packed({ 'a.txt': strToU8('Words.') });
        return new File([other.slice(0, Math.floor(other.size / 2))], 'half.zip');
      },
    ],
    [
      'bytes that were overwritten',
      /^brandroom-.*\.zip is damaged or incomplete/u,
      async (file) => {
        const bytes = new Uint8Array(await file.arrayBuffer());
        return new File([bytes.fill(0xff, 60, 200)], file.name);
      },
    ],
    [
      'a manifest that is no longer text',
      /^changed\.zip is damaged or incomplete\./u,
      async (file) =>
        packed({ ...(await unpacked(file)), [manifestName]: new Uint8Array([0xff, 0xfe]) }),
    ],
    [
      'a newer version',
      /newer version of Brandroom/u,
      (file) => rewritten(file, 'brands', (rows) => rows, backupVersion + 1),
    ],
    [
      'changed data',
      /^changed\.zip is damaged or incomplete: data\/brands\.json/u,
      async (file) => packed({ ...(await unpacked(file)), 'data/brands.json': strToU8('[]') }),
    ],
    [
      'changed bytes',
      /damaged or incomplete: blobs\//u,
      async (file) => {
        const entries = await unpacked(file);
        const name = Object.keys(entries).find((each) => each.startsWith('blobs/')) ?? '';
        return packed({ ...entries, [name]: strToU8('Words.') });
      },
    ],
    [
      'a missing entry',
      /data\/users\.json is missing/u,
      async (file) => {
        const { 'data/users.json': _, ...rest } = await unpacked(file);
        return packed(rest);
      },
    ],
    [
      'an entry too many',
      /doesn’t belong/u,
      async (file) => packed({ ...(await unpacked(file)), '../evil.js': strToU8('Words.') }),
    ],
    [
      'a record of another shape',
      /in data\/messages\.json isn’t a valid record/u,
      (file) => rewritten(file, 'messages', (rows) => rows.map((row) => ({ ...row, type: 'ad' }))),
    ],
    [
      'the same record twice',
      /in data\/rules\.json isn’t a valid record/u,
      (file) => rewritten(file, 'rules', (rows) => [...rows, rows[0]]),
    ],
    [
      'a file without its bytes',
      /in data\/files\.json isn’t a valid record/u,
      (file) =>
        rewritten(file, 'files', (rows) => rows.map((row) => ({ ...row, blobId: 'a'.repeat(64) }))),
    ],
    [
      'nobody who could manage it',
      /no admin account/u,
      (file) => rewritten(file, 'users', () => []),
    ],
  ];

  it.each(refusals)(
    'is refused with the reason, and nothing is touched: %s',
    async (_, why, make) => {
      const file = await make(await admin.data.export());
      await rename();
      const before = await stateOf(store);
      const refusal = {
        code: 'invalid',
        data: { fields: [{ path: 'file', message: expect.stringMatching(why) }] },
      };
      expect(await refusalOf(admin.data.checkImport({ file }))).toMatchObject(refusal);
      expect(await refusalOf(admin.data.import({ file }))).toMatchObject(refusal);
      expect(await stateOf(store)).toEqual(before);
    },
  );

  it('leaves everything when storing it fails half-way', async () => {
    const file = await admin.data.export();
    await rename();
    const before = await stateOf(store);
    const failing: Store = {
      ...store,
      write: (work) =>
        store.write((transaction) =>
          work({
            ...transaction,
            put: async (name, row) => {
              if (name === 'brands') throw new Error('No room.');
              await transaction.put(name, row);
            },
          }),
        ),
    };
    const broken = testBackend({ store: failing });
    const client = await broken.as(emailOf('admin'));
    expect(await refusalOf(client.data.import({ file }))).toMatchObject({ code: 'failed' });
    expect(await stateOf(store)).toEqual(before);
    broken.close();
  });
});

describe('a reset', () => {
  it('puts the samples in the place of everything', async () => {
    await admin.data.reset();
    const state = await store.read(async (transaction) => ({
      brands: await transaction.all('brands'),
      blobs: await transaction.all('blobs'),
      users: (await transaction.all('users')).length,
    }));
    expect(state).toEqual({ brands: [], blobs: [], users: 6 });
    expect(await admin.auth.me()).toMatchObject({ email: emailOf('admin') });
  });

  it('notifies every tab', async () => {
    const events = await admin.changes.watch();
    const heard = events.next();
    await admin.data.reset();
    const { value } = await heard;
    expect(value).toMatchObject({
      topics: expect.arrayContaining(['account', 'content', 'brands']),
      brandId: null,
    });
    await events.return();
  });
});
