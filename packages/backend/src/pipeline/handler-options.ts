import type { StandardHandleResult, StandardRPCHandlerOptions } from '@orpc/server/standard';
import { operationErrors } from '@brandroom/domain/contract/errors';

import type { CallContext } from './backend';
import type { Failure } from './failure';
import { invalid, notFound, toFailure } from './failure';

/** The message for a request that is not a call. */
export const notACall = 'This is not a call of an operation.';

type Headers = Record<string, string | string[] | undefined>;

function headerOf(headers: Headers, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

type StandardResponse = Extract<StandardHandleResult, { matched: true }>['response'];

/** A failure of the closed set as a response of the RPC protocol. */
export const responseOf = (failure: Failure): StandardResponse => ({
  status: failure.status,
  headers: {},
  body: { json: failure.toJSON() },
});

/** Returns whether a body is that of a failure of the closed set. */
function isKnown(body: unknown): boolean {
  const { json } = body as { json?: { code?: unknown } };
  return typeof json?.code === 'string' && json.code in operationErrors;
}

/** The options of a router handler, for any transport: a message port or HTTP. */
export const handlerOptions: StandardRPCHandlerOptions<CallContext> = {
  rootInterceptors: [
    // A request that is no call of an operation also gets an answer of the closed set.
    async ({ next }) => {
      const { response } = await next();
      if (!response) return { matched: true, response: responseOf(notFound()) };
      if (response.status < 400 || isKnown(response.body)) return { matched: true, response };
      return { matched: true, response: responseOf(invalid('', notACall)) };
    },
  ],
  interceptors: [
    ({ next, ...options }) => {
      const { headers } = options.request;
      return next({
        ...options,
        context: {
          ...options.context,
          token: headerOf(headers, 'authorization'),
          idempotencyKey: headerOf(headers, 'idempotency-key'),
        },
      });
    },
  ],
  clientInterceptors: [
    async ({ next }) => {
      try {
        return await next();
      } catch (error) {
        throw toFailure(error);
      }
    },
  ],
};
