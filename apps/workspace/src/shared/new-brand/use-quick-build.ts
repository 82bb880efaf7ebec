import type { Brand } from '@brandroom/domain/brand/brand.schema';
import type {
  QuickBuildInput,
  QuickBuildRequest,
} from '@brandroom/machines/quick-build/quick-build.events';
import { quickBuild } from '@brandroom/machines/quick-build/quick-build.machine';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

import { useProcess } from '../actors/use-process';
import { useClient } from '../api/api';

/**
 * The quick build with its side effects. It ends with its dialog, which cancels a running build.
 */
export function useQuickBuild() {
  const client = useClient();
  // One idempotency key for each request, so that a retried request is carried out once.
  const [keys] = useState(() => new WeakMap<QuickBuildRequest, string>());
  const actor = useProcess(
    quickBuild.provide({
      actors: {
        buildBrand: fromPromise<Brand, QuickBuildInput>(async ({ input, signal }) => {
          const { request, report } = input;
          if (!request) throw new Error('Nothing was asked for.');
          const idempotencyKey = keys.get(request) ?? crypto.randomUUID();
          keys.set(request, idempotencyKey);
          const progress = await client.quickBuild.build(request, {
            signal,
            context: { idempotencyKey },
          });
          for (;;) {
            const step = await progress.next();
            if (step.done) return step.value;
            report(step.value.loaded);
          }
        }),
      },
    }),
    { name: 'Quick Build', machine: 'quick-build' },
  );
  return {
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    done: useSelector(actor, (snapshot) => snapshot.context.done),
    brand: useSelector(actor, (snapshot) => snapshot.context.brand),
    error: useSelector(actor, (snapshot) => snapshot.context.error),
    send: actor.send,
  };
}

export type QuickBuild = ReturnType<typeof useQuickBuild>;
