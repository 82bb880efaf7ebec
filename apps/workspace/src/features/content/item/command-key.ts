/**
 * Returns the idempotency key of a command: the same for the same values however often it is sent,
 * and different for other values.
 */
export async function commandKey(command: string, words: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(words));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return `${command}:${new Uint8Array(digest).join('.')}`;
}

/** The options of a command with its idempotency key. */
export type SendOptions = { context: { idempotencyKey: string } };

const unanswered = new Map<string, string>();

/**
 * Sends a command that may be repeated: each press is a new command, and pressing again repeats the
 * previous one until it has been answered.
 */
export async function sendOnce<T>(
  command: string,
  send: (options: SendOptions) => Promise<T>,
): Promise<T> {
  const idempotencyKey = unanswered.get(command) ?? crypto.randomUUID();
  unanswered.set(command, idempotencyKey);
  const answer = await send({ context: { idempotencyKey } });
  unanswered.delete(command);
  return answer;
}
