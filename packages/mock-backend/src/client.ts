import type { ClientLink, ClientOptions } from '@orpc/client';
import { createORPCClient, mapEventIterator, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { CallOptions, WorkspaceClient } from '@brandroom/domain/contract/client';
import { operationErrorMessages } from '@brandroom/domain/contract/error-codes';

const unreachable = () =>
  new ORPCError('offline', {
    defined: true,
    status: 503,
    message: operationErrorMessages.offline,
  });

function isStream(answer: unknown): answer is AsyncIterator<unknown> {
  return typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
}

function linkOn(port: MessagePort, token: () => string | null): ClientLink<CallOptions> {
  const link = new RPCLink<CallOptions>({
    port,
    headers: ({ context }) => {
      const bearer = token();
      return {
        ...(bearer === null ? {} : { authorization: bearer }),
        ...(context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
      };
    },
  });
  port.start();
  return link;
}

/**
 * A client on one end of a message channel: the one that `port` returns at the call, null once it
 * is closed. `token` is read at each call.
 */
export function clientOn(
  port: () => MessagePort | null,
  token: () => string | null,
): WorkspaceClient {
  const links = new WeakMap<MessagePort, ClientLink<CallOptions>>();

  async function call(
    path: readonly string[],
    input: unknown,
    options: ClientOptions<CallOptions>,
  ) {
    const open = port();
    if (!open) throw unreachable();
    const link = links.get(open) ?? linkOn(open, token);
    links.set(open, link);
    // If the port was closed during a call, its effect is unknown.
    const told = (thrown: unknown) =>
      port() === open || options.signal?.aborted ? thrown : unreachable();
    try {
      const answer = await link.call(path, input, options);
      if (!isStream(answer)) return answer;
      return mapEventIterator(answer, {
        value: async (value: unknown) => value,
        error: async (thrown) => told(thrown),
      });
    } catch (thrown) {
      throw told(thrown);
    }
  }
  return createORPCClient({ call });
}
