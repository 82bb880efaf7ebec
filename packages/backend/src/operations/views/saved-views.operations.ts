import { contract } from '@brandroom/domain/contract/contract';

import { inBrand } from '../../pipeline/access';
import { command, query } from '../../pipeline/operation';
import { discard, onTrashed } from '../trash';
import { areaOf, onView, requireFreeName, requireRoom, toView, viewsOf } from './stored-view';

const delay = 300;
const onTrashedView = onTrashed('savedViews');

export const listViews = query(contract.views.list, {
  access: inBrand(),
  delay: 0,
  run: async (transaction, { input, subject: { caller } }) =>
    (await viewsOf(transaction, caller, input)).map(toView),
});

export const createView = command(contract.views.create, {
  access: inBrand(),
  delay,
  invalidates: ['views'],
  run: async (transaction, { input, subject: { caller }, at, env }) => {
    const others = await viewsOf(transaction, caller, input);
    requireFreeName(others, input.name);
    requireRoom(others);
    const view = { id: env.id('SavedView'), ...input, createdAt: at };
    await transaction.put('savedViews', { ...view, ownerId: caller.user.id });
    return view;
  },
});

export const renameView = command(contract.views.rename, {
  access: onView,
  delay,
  invalidates: ['views'],
  run: async (transaction, { input, subject: { caller, brandId, view } }) => {
    const all = await viewsOf(transaction, caller, { brandId, area: areaOf(view) });
    requireFreeName(
      all.filter(({ id }) => id !== view.id),
      input.name,
    );
    const renamed = { ...view, name: input.name };
    await transaction.put('savedViews', renamed);
    return toView(renamed);
  },
});

export const deleteView = command(contract.views.delete, {
  access: onView,
  accessOnRetry: onTrashedView,
  delay,
  invalidates: ['views'],
  run: async (transaction, { subject: { caller, view }, at }) => {
    await discard(transaction, { collection: 'savedViews', row: view, caller, at });
    return null;
  },
});

export const restoreView = command(contract.views.restore, {
  access: onTrashedView,
  accessOnRetry: onView,
  delay,
  invalidates: ['views'],
  run: async (transaction, { subject: { caller, brandId, row, entryId } }) => {
    const others = await viewsOf(transaction, caller, { brandId, area: areaOf(row) });
    requireFreeName(others, row.name);
    requireRoom(others);
    await transaction.put('savedViews', row);
    await transaction.delete('trash', entryId);
    return toView(row);
  },
});
