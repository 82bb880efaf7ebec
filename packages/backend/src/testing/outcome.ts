import { ORPCError } from '@orpc/client';

/** How a call was refused. */
export interface Refusal {
  code: string;
  message: string;
  data: unknown;
}

/** The refusal of a call that must not succeed. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return { code: String(error.code), message: error.message, data: error.data };
  }
  throw new Error('The call was not refused.');
}

/** All events of a stream, and its end. */
export async function drain<Event, End>(
  stream: AsyncIterator<Event, End>,
): Promise<{ events: Event[]; end: End }> {
  const events: Event[] = [];
  for (;;) {
    const { done, value } = await stream.next();
    if (done) return { events, end: value };
    events.push(value);
  }
}
