import type { StandardRPCHandlerOptions } from '@orpc/server/standard';

import type { CallContext } from './backend';
import { toFailure } from './failure';

type Headers = Record<string, string | string[] | undefined>;

function headerOf(headers: Headers, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

/** What a handler of the router needs, whatever carries the calls: a message port or HTTP. */
export const handlerOptions: StandardRPCHandlerOptions<CallContext> = {
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
