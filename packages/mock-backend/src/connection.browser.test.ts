import { afterEach, expect, it } from 'vitest';

import { clientOn } from './client';
import { connect } from './connection';
import { defaultSimulation } from './simulation/settings';

const started: Worker[] = [];
afterEach(() => {
  for (const worker of started) worker.terminate();
});

it('a worker that the browser ends is started again, and answers', async () => {
  const connection = connect(
    () => {
      const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
      started.push(worker);
      return worker;
    },
    { ...defaultSimulation, latency: 0 },
  );
  const client = clientOn(connection.port, () => null);
  const credentials = { email: 'editor@example.com', password: 'any', remember: false };
  await client.auth.signIn(credentials);
  started[0]?.terminate();
  await expect.poll(() => started.length).toBe(2);
  expect(await client.auth.signIn(credentials)).toMatchObject({
    user: { email: credentials.email },
  });
});
