import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import type { CallOptions, WorkspaceClient } from '@brandroom/domain/contract/client';

/** A client on one end of a message channel. `token` is asked at each call. */
export function clientOn(port: MessagePort, token: () => string | null): WorkspaceClient {
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
  return createORPCClient(link);
}
