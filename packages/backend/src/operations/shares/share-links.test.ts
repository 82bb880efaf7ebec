import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { Id } from '@brandroom/domain/id.schema';

import type { Store } from '../../store/store';
import { pngBytes } from '../../testing/file-bytes';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  emailOf,
  fileId,
  later,
  linkId,
  privateToken,
  publicToken,
  testWorld,
} from '../../testing/test-world';

let store: Store;
let backend: TestBackend;
let editor: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  editor = await backend.as(emailOf('editor'));
});
afterEach(() => backend.close());

const revoked = { code: 'notFound', message: 'This link was revoked or never existed.' };
const expired = { code: 'notFound', message: 'This link has expired.' };
const tokenOf = (url: string | null) => url?.replace('/share/', '') ?? '';

async function everythingStored(): Promise<string> {
  return JSON.stringify(
    await store.read(async (transaction) => [
      await transaction.all('shares'),
      await transaction.all('receipts'),
      await transaction.all('audit'),
    ]),
  );
}

describe('a share link', () => {
  it('opens the file for anyone who has its address', async () => {
    const link = await editor.shares.create({ assetId: fileId, isPublic: true, expiresAt: null });
    expect(link.url).toMatch(/^\/share\/[\w-]{43}$/u);
    const opened = await backend.stranger().shares.open({ token: tokenOf(link.url) });
    expect(opened.file.name).toBe('picture.png');
    expect(new Uint8Array(await opened.content.arrayBuffer())).toEqual(pngBytes);
  });

  it('reveals nothing about the team to strangers', async () => {
    const stranger = backend.stranger();
    const file = {
      name: 'picture.png',
      fileType: 'image/png',
      size: pngBytes.byteLength,
      category: 'image',
    };
    expect((await stranger.shares.open({ token: publicToken })).file).toEqual(file);
    const visit = await stranger.shares.visit({ token: publicToken });
    expect(visit.state === 'open' && visit.file).toEqual(file);
  });

  it('sends its address once: no list and no stored row has it', async () => {
    const input = { assetId: fileId, isPublic: true, expiresAt: null };
    const options = { context: { idempotencyKey: 'key-1' } };
    const link = await editor.shares.create(input, options);
    const listed = await editor.shares.list({ assetId: fileId });
    expect(listed.find(({ id }) => id === link.id)).toMatchObject({ url: null });
    expect(await everythingStored()).not.toContain(tokenOf(link.url));
    const again = await editor.shares.create(input, options);
    expect(again).toEqual({ ...link, url: null });
    expect(await editor.shares.list({ assetId: fileId })).toHaveLength(listed.length);
  });

  it('lists no hash of a token', async () => {
    for (const link of await editor.shares.list({ assetId: fileId })) {
      expect(Object.keys(link)).not.toContain('tokenHash');
    }
  });

  it('is not made for a moment that has passed', async () => {
    const expiresAt = '2026-01-01T00:00:00.000Z';
    expect(
      await refusalOf(editor.shares.create({ assetId: fileId, isPublic: false, expiresAt })),
    ).toMatchObject({ code: 'invalid', data: { fields: [{ path: 'expiresAt' }] } });
  });

  it('opens nothing once it is revoked', async () => {
    await editor.shares.delete({ id: linkId });
    expect(await refusalOf(backend.stranger().shares.open({ token: publicToken }))).toMatchObject(
      revoked,
    );
  });

  it('is revoked only with the edit right, and not found by people who cannot see the file', async () => {
    const outsider = await backend.as(emailOf('outsider'));
    expect(await refusalOf(outsider.shares.delete({ id: linkId }))).toMatchObject({
      code: 'notFound',
    });
    const viewer = await backend.as(emailOf('viewer'));
    expect(await refusalOf(viewer.shares.delete({ id: linkId }))).toMatchObject({
      code: 'forbidden',
    });
  });

  it('dies with its file and lives again with it', async () => {
    const manager = await backend.as(emailOf('manager'));
    const stranger = backend.stranger();
    await manager.files.delete({ id: fileId });
    expect(await refusalOf(stranger.shares.open({ token: publicToken }))).toMatchObject(revoked);
    await manager.files.restore({ id: fileId });
    expect((await stranger.shares.open({ token: publicToken })).file.name).toBe('picture.png');
  });

  it('needs a token', async () => {
    expect(await refusalOf(editor.shares.open({ token: 'short' }))).toMatchObject({
      code: 'invalid',
      data: { fields: [{ path: 'token' }] },
    });
    expect(await refusalOf(editor.shares.open({ token: 'x'.repeat(43) }))).toMatchObject(revoked);
  });
});

describe('a private link', () => {
  it('asks a stranger to sign in', async () => {
    expect(await refusalOf(backend.stranger().shares.open({ token: privateToken }))).toMatchObject({
      code: 'unauthenticated',
      message: 'Sign in to open this link.',
    });
  });

  it('opens for people who can see the file, and is not found by others', async () => {
    const viewer = await backend.as(emailOf('viewer'));
    expect((await viewer.shares.open({ token: privateToken })).file.name).toBe('picture.png');
    const outsider = await backend.as(emailOf('outsider'));
    expect(await refusalOf(outsider.shares.open({ token: privateToken }))).toMatchObject(revoked);
  });

  it('is reported as expired, from that moment on, to people who could open it', async () => {
    backend.env.setNow(later);
    const viewer = await backend.as(emailOf('viewer'));
    const outsider = await backend.as(emailOf('outsider'));
    expect(await refusalOf(viewer.shares.open({ token: privateToken }))).toMatchObject(expired);
    expect(await refusalOf(outsider.shares.open({ token: privateToken }))).toMatchObject(revoked);
  });
});

describe('a link with a passphrase', () => {
  const passphrase = 'seven beans a day';
  let token: string;
  beforeEach(async () => {
    const input = { assetId: fileId, isPublic: false, passphrase, expiresAt: null };
    token = tokenOf((await editor.shares.create(input)).url);
  });

  it('opens for people without an account who know it, and no hash or ticket is listed', async () => {
    const stranger = backend.stranger();
    expect(await stranger.shares.visit({ token })).toMatchObject({ isWrong: false });
    expect(await refusalOf(stranger.shares.open({ token }))).toMatchObject({
      code: 'unauthenticated',
    });
    const visit = await stranger.shares.visit({ token, passphrase });
    const ticket = visit.state === 'open' ? (visit.ticket ?? '') : '';
    expect((await stranger.shares.open({ token, ticket })).file.name).toBe('picture.png');
    expect(await everythingStored()).not.toContain(ticket);
    const [listed] = await editor.shares.list({ assetId: fileId });
    expect(listed).toMatchObject({ hasPassphrase: true, openCount: 1 });
    expect(Object.keys(listed ?? {})).not.toContain('passphraseHash');
  });

  it('waits longer after each wrong one, for a right one too', async () => {
    const stranger = backend.stranger();
    const waits: (number | null)[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      const visit = await stranger.shares.visit({ token, passphrase: 'not this one' });
      if (visit.state !== 'passphrase') throw new Error('It opened.');
      const now = Date.parse(backend.env.now());
      waits.push(visit.retryAt === null ? null : Date.parse(visit.retryAt) - now);
      if (visit.retryAt !== null) {
        expect(await stranger.shares.visit({ token, passphrase })).toMatchObject({
          state: 'passphrase',
          isWrong: false,
        });
        backend.env.setNow(visit.retryAt);
      }
    }
    expect(waits).toEqual([null, null, 2000, 4000]);
    expect(await stranger.shares.visit({ token, passphrase })).toMatchObject({ state: 'open' });
  });

  it('is not made for a public link', async () => {
    const input = { assetId: fileId, isPublic: true, passphrase, expiresAt: null };
    expect(await refusalOf(editor.shares.create(input))).toMatchObject({ code: 'invalid' });
  });
});

describe('a visit', () => {
  it('is counted, with its moment', async () => {
    await backend.stranger().shares.visit({ token: publicToken });
    await backend.stranger().shares.visit({ token: publicToken });
    const links = await editor.shares.list({ assetId: fileId });
    expect(links.find(({ id }) => id === linkId)).toMatchObject({
      openCount: 2,
      lastOpenedAt: backend.env.now(),
    });
  });

  it('tells revoked, expired and unknown links apart', async () => {
    const stranger = backend.stranger();
    await editor.shares.delete({ id: linkId });
    expect(await stranger.shares.visit({ token: publicToken })).toMatchObject({ state: 'revoked' });
    expect(await refusalOf(stranger.shares.visit({ token: 'x'.repeat(43) }))).toMatchObject({
      code: 'notFound',
    });
    backend.env.setNow(later);
    const viewer = await backend.as(emailOf('viewer'));
    expect(await viewer.shares.visit({ token: privateToken })).toMatchObject({ state: 'expired' });
  });
});

describe.each([
  ['public', { isPublic: true }, 'stranger'],
  ['for those who know its passphrase', { isPublic: false, passphrase: 'beans a day' }, 'stranger'],
  ['for the team', { isPublic: false }, 'viewer'],
] as const)('a link that is %s', (_, kind, who) => {
  const expiresAt = '2026-03-02T12:00:00.000Z';
  let id: Id<'ShareLink'>;
  let token: string;
  let visitor: WorkspaceClient;
  /** Follows the link, with its passphrase where it has one. */
  const visit = () =>
    visitor.shares.visit({
      token,
      ...('passphrase' in kind ? { passphrase: kind.passphrase } : {}),
    });
  const open = (ticket: string | null) =>
    visitor.shares.open({ token, ...(ticket === null ? {} : { ticket }) });
  /** The ticket of a visit that opened the link; null where it needs none. */
  async function ticketOf() {
    const answer = await visit();
    if (answer.state !== 'open') throw new Error('It did not open.');
    return answer.ticket;
  }

  beforeEach(async () => {
    const link = await editor.shares.create({ assetId: fileId, expiresAt, ...kind });
    token = tokenOf(link.url);
    id = link.id;
    visitor = who === 'stranger' ? backend.stranger() : await backend.as(emailOf(who));
  });

  it('opens until the moment it expires, and not from then on', async () => {
    backend.env.setNow('2026-03-02T11:59:59.999Z');
    const ticket = await ticketOf();
    expect((await open(ticket)).file.name).toBe('picture.png');
    backend.env.setNow(expiresAt);
    expect(await visit()).toEqual({ state: 'expired', at: expiresAt });
    expect(await refusalOf(open(ticket))).toMatchObject(expired);
  });

  it('stops opening for a person who has it open once it is revoked', async () => {
    const ticket = await ticketOf();
    await editor.shares.delete({ id });
    expect(await visit()).toMatchObject({ state: 'revoked' });
    expect(await refusalOf(open(ticket))).toMatchObject(revoked);
  });

  it('is counted no more once it expired', async () => {
    await visit();
    backend.env.setNow(expiresAt);
    await visit();
    const links = await editor.shares.list({ assetId: fileId });
    expect(links.find((link) => link.id === id)).toMatchObject({ openCount: 1 });
  });
});

describe('the ticket of a passphrase', () => {
  it('opens for an hour, and only its own link', async () => {
    const input = { assetId: fileId, isPublic: false, expiresAt: null };
    const passphrase = 'seven beans a day';
    const [one, other] = await Promise.all(
      [passphrase, passphrase].map(async (each) =>
        tokenOf((await editor.shares.create({ ...input, passphrase: each })).url),
      ),
    );
    if (one === undefined || other === undefined) throw new Error('There are two links.');
    const stranger = backend.stranger();
    const visit = await stranger.shares.visit({ token: one, passphrase });
    const ticket = visit.state === 'open' ? (visit.ticket ?? '') : '';
    const locked = { code: 'unauthenticated', message: 'Enter the passphrase of this link.' };
    expect(await refusalOf(stranger.shares.open({ token: other, ticket }))).toMatchObject(locked);
    const hourLater = new Date(Date.parse(backend.env.now()) + 60 * 60_000);
    backend.env.setNow(new Date(hourLater.getTime() - 1).toISOString());
    expect((await stranger.shares.open({ token: one, ticket })).file.name).toBe('picture.png');
    backend.env.setNow(hourLater.toISOString());
    expect(await refusalOf(stranger.shares.open({ token: one, ticket }))).toMatchObject(locked);
  });
});
