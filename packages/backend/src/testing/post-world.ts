import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentDraft } from '@brandroom/domain/content/content.schema';
import type { ContentId } from '@brandroom/domain/id.schema';

import type { Store } from '../store/store';
import type { TestClients } from './test-clients';
import { brandId, contentIdOf, emailOf, testWorld } from './test-world';

/** A post that the editor can create in the first brand. */
export const draft: ContentDraft = {
  type: 'social',
  platform: 'x',
  title: 'A new post',
  description: '',
  body: 'Words.',
  images: [],
  campaignId: null,
  tags: [],
};
export const newPost = { brandId, draft, scheduledFor: null };
/** The pending post as a workflow step names it. */
export const pending = { id: contentIdOf('pending'), version: 1 };

interface PostWorld<Backend> {
  store: Store;
  backend: Backend;
  editor: WorkspaceClient;
  manager: WorkspaceClient;
}

/** A test world on a backend, with its editor and its manager signed in. */
export async function postWorld<Backend extends TestClients>(
  start: (options: { store: Store }) => Backend,
): Promise<PostWorld<Backend>> {
  const store = await testWorld();
  const backend = start({ store });
  return {
    store,
    backend,
    editor: await backend.as(emailOf('editor')),
    manager: await backend.as(emailOf('manager')),
  };
}

/** Returns a stored item; undefined when there is none. */
export const storedContent = (store: Store, id: ContentId) =>
  store.read((transaction) => transaction.get('content', id));

/** Counts the items of the first brand. */
export const countContent = (store: Store) =>
  store.read((transaction) => transaction.count('content', 'byBrand', { equals: [brandId] }));
