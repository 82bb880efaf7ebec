import { openDB } from 'idb';

/** Deletes the unsent text of earlier stories, which would otherwise return in the forms of the same person. */
export async function forgetDrafts(): Promise<void> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'brandroom-drafts')) return;
  const opened = await openDB('brandroom-drafts');
  await opened.clear('drafts');
  opened.close();
}
