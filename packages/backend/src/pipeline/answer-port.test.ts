import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operationErrors } from '@brandroom/domain/contract/errors';

import type { TestBackend } from '../testing/test-backend';
import { testBackend } from '../testing/test-backend';
import { emailOf, testWorld } from '../testing/test-world';
import { answerPort } from './answer-port';

let backend: TestBackend;
let port: InstanceType<typeof MessagePort>;
beforeEach(async () => {
  backend = testBackend({ store: await testWorld() });
  const { port1, port2 } = new MessageChannel();
  answerPort(port2, backend.running);
  port = port1;
});
afterEach(() => {
  port.close();
  backend.close();
});

interface Answer {
  i: string;
  p: { s?: number; b: { json: { code: string; defined: boolean } } };
}

/** Sends a message unchanged and waits for its one answer. */
function answerTo(frame: unknown): Promise<Answer> {
  const answer = new Promise<Answer>((resolve) => {
    port.addEventListener(
      'message',
      (event) => resolve(JSON.parse(String('data' in event ? event.data : '')) as Answer),
      { once: true },
    );
  });
  port.start();
  port.postMessage(frame);
  return answer;
}

const codeOf = ({ p }: Answer) => p.b.json.code;
const cyclic: Record<string, unknown> = { i: '1', p: { u: '/auth/signOut' } };
cyclic['self'] = cyclic;

describe('a frame that is no call', () => {
  it.each([
    ['words', 'hello', ''],
    ['nothing', null, ''],
    ['a number', 7, ''],
    ['an empty text', '', ''],
    ['JSON that is no frame', '[]', ''],
    ['a frame without a path', JSON.stringify({ i: '9', p: {} }), '9'],
    ['a frame without a payload', JSON.stringify({ i: '9' }), '9'],
    ['a path that is none', JSON.stringify({ i: '9', p: { u: ':::' } }), '9'],
    ['an object with a bigint', { i: '9', p: { u: '/auth/signOut', b: { json: 1n } } }, '9'],
    ['an object that holds itself', cyclic, '1'],
    ['bytes', new Uint8Array([1, 2, 3]), ''],
    ['input that does not decode', JSON.stringify({ i: '9', p: { u: '/auth/me', b: 'x' } }), '9'],
  ])('is answered with invalid: %s', async (_, frame, id) => {
    const answer = await answerTo(frame);
    expect(answer.i).toBe(id);
    expect(['invalid', 'unauthenticated']).toContain(codeOf(answer));
  });

  it.each(['/nothing', '/auth', '/auth/nothing', '/__proto__', '/content/list/more'])(
    'is answered with notFound: the path %s',
    async (u) => {
      const answer = await answerTo(JSON.stringify({ i: '1', p: { u, b: { json: {} } } }));
      expect(codeOf(answer)).toBe('notFound');
    },
  );

  it('always gets one answer of the closed set', async () => {
    const paths = fc.constantFrom('/auth/me', '/content/list', '/brands/create', '/x', 'y', '');
    const frames = fc.record(
      {
        i: fc.string({ minLength: 1 }),
        t: fc.constantFrom(1, 2, 5, 'x'),
        p: fc.oneof(
          fc.jsonValue(),
          fc.record(
            { u: paths, b: fc.jsonValue(), h: fc.jsonValue(), m: fc.jsonValue() },
            { requiredKeys: [] },
          ),
        ),
      },
      { requiredKeys: ['i'] },
    );
    await fc.assert(
      fc.asyncProperty(frames, async (frame) => {
        expect(operationErrors).toHaveProperty(codeOf(await answerTo(JSON.stringify(frame))));
      }),
      { numRuns: 200 },
    );
  });
});

describe('an operation without an input', () => {
  it('ignores any sent input', async () => {
    const client = await backend.as(emailOf('editor'));
    const signOut = client.auth.signOut as unknown as (input: unknown) => Promise<null>;
    expect(await signOut({ much: 10n })).toBeNull();
  });
});
