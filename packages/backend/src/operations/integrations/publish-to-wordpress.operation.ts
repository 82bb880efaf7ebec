import { contract } from '@brandroom/domain/contract/contract';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';

import { inBrand } from '../../pipeline/access';
import { command } from '../../pipeline/operation';
import { takeStep } from '../content/step';
import {
  beforehand,
  findWordPress,
  requireSite,
  siteOf,
  storeWordPress,
  toWordPress,
  waitingPosts,
} from './stored-wordpress';
import { publishOnSite } from './wordpress-site';

const access = inBrand('blog.publish');

/**
 * Publishes on the site first and in the workspace afterwards. When it is interrupted in between,
 * the item stays approved, and the next sync finds its post on the site.
 */
export const publishToWordPress = command(contract.integrations.publishToWordPress, {
  access,
  delay: 500,
  invalidates: ['integrations', 'content'],
  prepare: async (input, world) => {
    const found = await beforehand(access, { input, world }, async (transaction, { caller }) => ({
      site: siteOf(await findWordPress(transaction, input.brandId)),
      item: (await waitingPosts(transaction, input.brandId, caller)).find(
        ({ id }) => id === input.contentId,
      ),
    }));
    if (!found?.site || found.item?.type !== 'blog') return null;
    const { site, item } = found;
    const result = await publishOnSite(world.env.services.requestSite, site, item);
    return { ...result, version: item.version };
  },
  run: async (transaction, { input, prepared, subject: { caller }, at, env }) => {
    const row = await findWordPress(transaction, input.brandId);
    const { url } = requireSite(row);
    const answer = async (isPublished: boolean) => ({
      connection: await toWordPress(transaction, row, caller),
      problem: prepared?.problem ?? null,
      isPublished,
    });
    const by = { at, byName: caller.user.name };
    if (prepared?.problem) {
      await storeWordPress(transaction, row, {
        ...by,
        event: 'failed',
        text: prepared.problem.message,
      });
      return answer(false);
    }
    const waiting = await waitingPosts(transaction, input.brandId, caller);
    const item = waiting.find(({ id }) => id === input.contentId);
    // The item was edited or decided in between; the next round publishes its new version.
    if (!prepared || item?.version !== prepared.version) return answer(false);
    await takeStep(transaction, {
      item,
      action: 'publish',
      event: { type: 'PUBLISH', by: workflowActor(caller.user, item), at },
      caller,
      at,
      env,
      note: `Published on ${url}`,
    });
    await storeWordPress(transaction, row, {
      ...by,
      event: 'published',
      text: `Published “${item.title}”`,
    });
    return answer(true);
  },
});
