import { colorPairs, isAllowedPair } from '@brandroom/domain/brand/color-pair';
import { colorRole, rolesFor } from '@brandroom/domain/brand/color-role';
import { newColor } from '@brandroom/domain/brand/color.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { Id } from '@brandroom/domain/id.schema';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Store } from '../../store/store';
import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import {
  brandColor,
  brandId,
  colorId,
  emailOf,
  grantCustom,
  otherBrandId,
  testWorld,
} from '../../testing/test-world';

let store: Store;
let backend: TestBackend;
let manager: WorkspaceClient;

beforeEach(async () => {
  store = await testWorld();
  backend = testBackend({ store });
  manager = await backend.as(emailOf('manager'));
});
afterEach(() => backend.close());

const idOf = (name: string) => `color_1748736000000_${name}` as Id<'Color'>;
const named = async () =>
  (await manager.colors.list({ brandId })).map((color) => `${colorRole(color)} ${color.name}`);

async function add(...names: readonly string[]): Promise<void> {
  await store.write(async (transaction) => {
    for (const [at, name] of names.entries()) {
      const createdAt = `2026-02-02T09:00:00.00${at}Z`;
      await transaction.put('colors', brandColor(idOf(name), { name, createdAt }));
    }
  });
}

it('stores a new color in one notation, regardless of the typed one', async () => {
  const draft = { ...newColor, name: ' Ink ', hex: '25f', rgb: '34,85,255' };
  const created = await manager.colors.create({ brandId, draft });
  expect(created).toMatchObject({ name: 'Ink', hex: '#2255FF', rgb: 'rgb(34, 85, 255)' });
  expect(await named()).toEqual(['primary Ocean', 'other Ink']);
});

it('moves a color within its group and to another, and keeps every order', async () => {
  await add('a', 'b', 'c');
  await manager.colors.move({ id: idOf('c'), role: 'primary', before: idOf('a') });
  expect(await named()).toEqual(['primary Ocean', 'primary c', 'primary a', 'primary b']);
  await manager.colors.move({ id: idOf('a'), role: 'accent', before: null });
  await manager.colors.move({ id: colorId, role: 'accent', before: idOf('a') });
  expect(await named()).toEqual(['primary c', 'primary b', 'accent Ocean', 'accent a']);
  const draft = { ...newColor, ...rolesFor('accent'), name: 'New' };
  await manager.colors.create({ brandId, draft });
  expect((await named()).at(-1)).toBe('accent New');
});

it('brings a deleted color back to its place', async () => {
  await add('a', 'b');
  await manager.colors.move({ id: idOf('b'), role: 'primary', before: colorId });
  const before = await manager.colors.list({ brandId });
  await manager.colors.delete({ id: idOf('b') });
  expect(await named()).toEqual(['primary Ocean', 'primary a']);
  await manager.colors.restore({ id: idOf('b') });
  expect(await manager.colors.list({ brandId })).toEqual(before);
});

it('imports all colors or none', async () => {
  const draft = { ...newColor, name: 'Imported' };
  const changed = [{ id: colorId, draft: { ...draft, ...rolesFor('primary') } }];
  const gone = { id: idOf('gone'), draft };
  const before = await manager.colors.list({ brandId });
  const refused = manager.colors.import({ brandId, added: [draft], changed: [...changed, gone] });
  expect(await refusalOf(refused)).toMatchObject({ code: 'notFound' });
  expect(await manager.colors.list({ brandId })).toEqual(before);
  await manager.colors.import({ brandId, added: [draft], changed });
  expect(await named()).toEqual(['primary Imported', 'other Imported']);
});

it('takes an import back', async () => {
  const { id, brandId: _, createdAt, updatedAt, ...draft } = brandColor(colorId);
  const stored = await manager.colors.import({
    brandId,
    added: [{ ...newColor, name: 'Imported' }],
    changed: [{ id, draft: { ...draft, name: 'Changed' } }],
  });
  expect(await named()).toEqual(['primary Changed', 'other Imported']);
  const changed = [{ id, draft }];
  const deleted = stored.map((each) => each.id).filter((each) => each !== id);
  await manager.colors.import({ brandId, added: [], changed, deleted });
  expect(await named()).toEqual(['primary Ocean']);
  const undo = { brandId, added: [], changed: [], deleted: [id] };
  await grantCustom(store, 'colors.view', 'colors.create');
  const custom = await backend.as(emailOf('custom'));
  expect(await refusalOf(custom.colors.import(undo))).toMatchObject({ code: 'forbidden' });
});

it('changes no color of another brand, and none without the right to edit', async () => {
  const draft = { ...newColor, name: 'Imported' };
  const changed = [{ id: colorId, draft }];
  const admin = await backend.as(emailOf('admin'));
  const elsewhere = admin.colors.import({ brandId: otherBrandId, added: [], changed });
  expect(await refusalOf(elsewhere)).toMatchObject({ code: 'notFound' });
  await grantCustom(store, 'colors.view', 'colors.create');
  const custom = await backend.as(emailOf('custom'));
  const refused = custom.colors.import({ brandId, added: [], changed });
  expect(await refusalOf(refused)).toMatchObject({ code: 'forbidden' });
  await custom.colors.import({ brandId, added: [draft], changed: [] });
  expect(await named()).toEqual(['primary Ocean', 'other Imported']);
});

it('allows pairs of colors, keeps them through edits and the trash, and takes them back', async () => {
  await add('a', 'b');
  const pair = { one: idOf('b'), other: colorId };
  const pairs = async () =>
    colorPairs(await manager.colors.list({ brandId }))
      .filter(({ one, other }) => isAllowedPair(one, other))
      .map(({ one, other }) => `${one.name} ${other.name}`);
  await manager.colors.setPairs({ brandId, pairs: [pair], isAllowed: true });
  await manager.colors.update({ id: colorId, draft: { ...newColor, name: 'Sea' } });
  await manager.colors.delete({ id: idOf('b') });
  expect(await pairs()).toEqual([]);
  await manager.colors.restore({ id: idOf('b') });
  expect(await pairs()).toEqual(['b Sea']);
  await manager.colors.setPairs({ brandId, pairs: [pair], isAllowed: false });
  expect(await pairs()).toEqual([]);
});

it('leaves out a pair with a color of another brand', async () => {
  const elsewhere = idOf('elsewhere');
  await store.write((transaction) =>
    transaction.put('colors', brandColor(elsewhere, { brandId: otherBrandId })),
  );
  const pairs = [{ one: elsewhere, other: colorId }];
  const [ocean] = await manager.colors.setPairs({ brandId, pairs, isAllowed: true });
  expect(ocean?.allowedWith).toBeUndefined();
});
