import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { ContentDraft } from '@brandroom/domain/content/content.schema';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import type { Person } from '../../testing/test-world';
import { contentIdOf, emailOf, post, testWorld } from '../../testing/test-world';

const id = contentIdOf('draft');
let backend: TestBackend;
let manager: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  manager = await backend.as(emailOf('manager'));
});
afterEach(() => backend.close());

/** Changes the draft's text, then approves it with a note. */
async function approveRewritten() {
  const { title, description, images, campaignId, tags } = post('draft');
  const own = { title, description, images, campaignId, tags };
  const draft: ContentDraft = { type: 'social', platform: 'linkedin', body: 'Clean.', ...own };
  await manager.content.update({ id, version: 1, draft, scheduledFor: null });
  await manager.content.submit({ id, version: 2 });
  await manager.content.approve({ id, version: 3, note: 'For the board only.' });
}

it('the history hides earlier text and notes from people who see no drafts', async () => {
  await approveRewritten();
  const viewer = await backend.as(emailOf('viewer'));
  const shown = await viewer.content.history({ id });
  const known = await manager.content.history({ id });
  // Viewers get neither texts nor the recorded event, which reveals permissions and changed fields.
  expect(known.filter(({ event, machineVersion }) => event && machineVersion)).toHaveLength(3);
  expect(shown).toEqual(
    known.map(({ event: _, machineVersion: __, ...entry }) => ({
      ...entry,
      note: null,
      changes: [],
    })),
  );
  expect(shown.map(({ byName, action, to }) => `${byName} ${action} ${to}`)).toEqual([
    'manager approve approved',
    'manager submit pending',
    'manager edit draft',
    'editor create draft',
  ]);
});

it.each<Person>(['editor', 'custom', 'admin'])(
  'a person who sees drafts, as %s does, gets changes and notes',
  async (person) => {
    await approveRewritten();
    const history = await (await backend.as(emailOf(person))).content.history({ id });
    expect(history).toMatchObject([
      { note: 'For the board only.' },
      {},
      { changes: [{ field: 'body', before: 'Words.', after: 'Clean.' }] },
      {},
    ]);
  },
);
