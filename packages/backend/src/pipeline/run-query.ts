import { privateRefusal } from '@brandroom/domain/rights/view-as';

import { requireInUse } from './brand-in-use';
import type { Call } from './call';
import { answerLate } from './call';
import { forbidden } from './failure';
import type { QueryDefinition } from './operation';
import { findCaller, isRenewalDue, renewSession, sessionIdOf } from './session';

/** Runs a query: find the caller → check access → read → answer after the network's delay. */
export async function runQuery<Input, Output, Subject extends object>(
  call: Call<Input>,
  definition: QueryDefinition<Input, Output, Subject>,
): Promise<Output> {
  const { input, context } = call;
  const { env, network } = context.backend;
  network.request(call.name);

  async function answer() {
    const sessionId = await sessionIdOf(context);
    const store = await context.backend.ready;
    const at = env.now();
    const { person, output } = await store.read(async (transaction) => {
      const caller = await findCaller(transaction, sessionId, at);
      if (caller?.viewer && definition.isPrivate) {
        throw forbidden(null, privateRefusal(caller.user.name));
      }
      const subject = await definition.access({ transaction, input, caller });
      await requireInUse(transaction, subject);
      const found = await definition.run(transaction, {
        input,
        subject,
        prepared: undefined,
        at,
        env,
      });
      return { person: caller, output: found };
    });
    if (person && isRenewalDue(person.session, at)) {
      // Not awaited: the answer does not depend on it, and the next call tries again.
      store.write((transaction) => renewSession(transaction, person, at)).catch(() => undefined);
    }
    return output;
  }
  return answerLate(answer(), call, definition.delay);
}
