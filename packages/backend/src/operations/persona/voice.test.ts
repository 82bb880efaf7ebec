import type { VoiceToneDraft } from '@brandroom/domain/brand/voice-tone.schema';
import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import type { Id } from '@brandroom/domain/id.schema';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { refusalOf } from '../../testing/outcome';
import type { TestBackend } from '../../testing/test-backend';
import { testBackend } from '../../testing/test-backend';
import { brandId, emailOf, secondToneId, testWorld, toneId } from '../../testing/test-world';

let backend: TestBackend;
let admin: WorkspaceClient;

beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  admin = await backend.as(emailOf('admin'));
});
afterEach(() => backend.close());

const draft: VoiceToneDraft = {
  title: 'Dry',
  description: 'A straight face.',
  examples: ['Rain.'],
};
const titles = async () => (await admin.voice.list({ brandId })).map(({ title }) => title);

it('adds a tone as the last one, trimmed, and changes it in place', async () => {
  const added = await admin.voice.create({ brandId, draft: { ...draft, title: ' Dry ' } });
  expect(added).toMatchObject({ brandId, ...draft });
  expect(await titles()).toEqual(['Calm', 'Warm', 'Dry']);

  await admin.voice.update({ id: toneId, draft: { ...draft, title: 'Calmer' } });
  expect(await titles()).toEqual(['Calmer', 'Warm', 'Dry']);
});

it('refuses a tone with a blank example, and names the example', async () => {
  const call = admin.voice.create({ brandId, draft: { ...draft, examples: ['Rain.', ' '] } });
  expect(await refusalOf(call)).toMatchObject({
    code: 'invalid',
    data: {
      fields: [{ path: 'draft.examples.1', message: 'Write the example or remove it.' }],
    },
  });
});

it('moves a tone beside another one, and new ones still come last', async () => {
  await admin.voice.reorder({ id: secondToneId, side: 'before', besideId: toneId });
  expect(await titles()).toEqual(['Warm', 'Calm']);
  await admin.voice.create({ brandId, draft });
  expect(await titles()).toEqual(['Warm', 'Calm', 'Dry']);
});

it('brings a deleted tone back to its place in the order', async () => {
  await admin.voice.create({ brandId, draft });
  await admin.voice.reorder({ id: secondToneId, side: 'before', besideId: toneId });
  await admin.voice.delete({ id: toneId });
  // The order is stored anew, and keeps the place of the deleted tone.
  const [warm, dry] = await admin.voice.list({ brandId });
  if (!warm || !dry) throw new Error('Two tones were left.');
  await admin.voice.reorder({ id: dry.id, side: 'after', besideId: warm.id });
  expect(await titles()).toEqual(['Warm', 'Dry']);
  await admin.voice.restore({ id: toneId });
  expect(await titles()).toEqual(['Warm', 'Dry', 'Calm']);
});

it('does not move a tone beside one that the brand does not have', async () => {
  const besideId = 'tone_1748736000000_none' as Id<'VoiceTone'>;
  const call = admin.voice.reorder({ id: toneId, side: 'after', besideId });
  expect(await refusalOf(call)).toMatchObject({ code: 'notFound' });
});
