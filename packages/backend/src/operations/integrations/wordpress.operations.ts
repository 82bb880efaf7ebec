import { contract } from '@brandroom/domain/contract/contract';

import { inBrand } from '../../pipeline/access';
import { failed } from '../../pipeline/failure';
import { command, query } from '../../pipeline/operation';
import { beforehand, findWordPress, siteOf, storeWordPress, toWordPress } from './stored-wordpress';
import { signInToSite, signOutOfSite, siteUrl } from './wordpress-site';

const access = inBrand('manageBrand');
const invalidates = ['integrations'] as const;

export const readWordPress = query(contract.integrations.wordPress, {
  access: inBrand(),
  delay: 500,
  run: async (transaction, { input, subject }) =>
    toWordPress(transaction, await findWordPress(transaction, input.brandId), subject.caller),
});

export const readWordPressLog = query(contract.integrations.wordPressLog, {
  access: inBrand(),
  delay: 500,
  run: async (transaction, { input }) =>
    ((await findWordPress(transaction, input.brandId)).log ?? []).toReversed(),
});

export const connectWordPress = command(contract.integrations.connectWordPress, {
  access,
  // A receipt with a fast hash of the input would make the password easy to guess.
  hasSecretInput: true,
  delay: 500,
  invalidates,
  prepare: async (input, world) => {
    const isAllowed = await beforehand(access, { input, world }, async () => true);
    return isAllowed ? signInToSite(world.env.services.requestSite, input.draft) : null;
  },
  run: async (transaction, { input, prepared, subject: { caller }, at }) => {
    if (!prepared) throw failed();
    const row = await findWordPress(transaction, input.brandId);
    const by = { at, byName: caller.user.name };
    const { url, username } = { url: siteUrl(input.draft.url), username: input.draft.username };
    const { problem } = prepared;
    const connected = () => {
      if (prepared.problem) return row;
      const { posts, pages, token } = prepared;
      const isSame = row.url === url;
      const lastSync = isSame ? row.lastSync : null;
      return { ...row, url, username, status: 'connected', token, posts, pages, lastSync } as const;
    };
    const entry = problem
      ? ({ event: 'failed', text: problem.message } as const)
      : ({ event: 'connected', text: `Connected to ${url} as ${username}` } as const);
    await storeWordPress(transaction, connected(), { ...by, ...entry });
    const stored = await findWordPress(transaction, input.brandId);
    return { connection: await toWordPress(transaction, stored, caller), problem };
  },
});

export const disconnectWordPress = command(contract.integrations.disconnectWordPress, {
  access,
  delay: 500,
  invalidates,
  prepare: async (input, world) => {
    const site = await beforehand(access, { input, world }, async (transaction) =>
      siteOf(await findWordPress(transaction, input.brandId)),
    );
    // A site that does not answer is disconnected anyway.
    if (site) await signOutOfSite(world.env.services.requestSite, site);
  },
  run: async (transaction, { input, subject: { caller }, at }) => {
    const { token: _, ...row } = await findWordPress(transaction, input.brandId);
    if (row.status === 'connected') {
      const entry = { event: 'disconnected', text: `Disconnected from ${row.url}` } as const;
      const by = { at, byName: caller.user.name };
      await storeWordPress(transaction, { ...row, status: 'disconnected' }, { ...entry, ...by });
    }
    return toWordPress(transaction, await findWordPress(transaction, input.brandId), caller);
  },
});
