import { StandardRPCHandler } from '@orpc/server/standard';
import { createServerPeerHandleRequestFn } from '@orpc/server/standard-peer';
import type { EncodedMessage } from '@orpc/standard-server-peer';
import { encodeResponseMessage, MessageType, ServerPeer } from '@orpc/standard-server-peer';

import { router } from '../router';
import type { Backend, CallContext } from './backend';
import { invalid } from './failure';
import { handlerOptions, notACall, responseOf } from './handler-options';

/** The id of a message, if it has one, under which a message that is not a call is answered. */
function idOf(data: unknown): string {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    if (typeof message === 'object' && message !== null && 'i' in message) {
      return typeof message.i === 'string' ? message.i : '';
    }
  } catch {
    // It is not JSON, so it names no id.
  }
  return '';
}

/** The part of a message port that is used, in a browser or in Node. */
interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: string, listener: (event: Event) => void): void;
  start(): void;
}

/**
 * Answers the calls that come through a port until it closes. Unlike oRPC's own handler for
 * message ports, it also answers messages that are not calls, with `invalid`, and never throws into the
 * event loop.
 */
export function answerPort(port: Port, backend: Backend): void {
  const handler = new StandardRPCHandler<CallContext>(router, handlerOptions);
  const context: CallContext = { backend, token: null, idempotencyKey: null };
  const handle = createServerPeerHandleRequestFn(handler, { context });
  const peer = new ServerPeer((message) => port.postMessage(message));

  async function answer(data: unknown): Promise<void> {
    try {
      // Decoding refuses everything else.
      await peer.message(data as EncodedMessage, handle);
    } catch {
      const refusal = responseOf(invalid('', notACall));
      port.postMessage(await encodeResponseMessage(idOf(data), MessageType.RESPONSE, refusal));
    }
  }
  port.addEventListener('message', (event) => {
    void answer('data' in event ? event.data : null);
  });
  port.addEventListener('close', () => peer.close());
  port.start();
}
