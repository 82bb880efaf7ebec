import { contract } from '@brandroom/domain/contract/contract';
import { formatCount } from '@brandroom/domain/format/count';

import { inBrand } from '../../pipeline/access';
import { failed } from '../../pipeline/failure';
import { command } from '../../pipeline/operation';
import {
  beforehand,
  findWordPress,
  requireSite,
  siteOf,
  storeWordPress,
  toWordPress,
  waitingPosts,
} from './stored-wordpress';
import { readSite } from './wordpress-site';

const access = inBrand('blog.publish');

export const syncWordPress = command(contract.integrations.syncWordPress, {
  access,
  delay: 500,
  invalidates: ['integrations'],
  prepare: async (input, world) => {
    const site = await beforehand(access, { input, world }, async (transaction) =>
      siteOf(await findWordPress(transaction, input.brandId)),
    );
    return site && readSite(world.env.services.requestSite, site);
  },
  run: async (transaction, { input: { brandId }, prepared, subject: { caller }, at }) => {
    const row = await findWordPress(transaction, brandId);
    requireSite(row);
    if (!prepared) throw failed();
    const by = { at, byName: caller.user.name };
    const { problem } = prepared;
    if (prepared.problem) {
      await storeWordPress(transaction, row, {
        ...by,
        event: 'failed',
        text: prepared.problem.message,
      });
      return { connection: await toWordPress(transaction, row, caller), problem, waiting: [] };
    }
    const { posts, pages } = prepared;
    const items = await waitingPosts(transaction, brandId, caller);
    const isComplete = items.length === 0;
    const counted = { ...row, posts, pages, lastSync: isComplete ? at : row.lastSync };
    const text = isComplete
      ? `Synced: the site has ${formatCount(posts, 'post')} and ${formatCount(pages, 'page')}`
      : `Publishing ${formatCount(items.length, 'approved post')}`;
    await storeWordPress(transaction, counted, { ...by, event: 'checked', text });
    const waiting = items.map(({ id, title }) => ({ contentId: id, title }));
    return { connection: await toWordPress(transaction, counted, caller), problem, waiting };
  },
});
