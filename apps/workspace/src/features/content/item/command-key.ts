/**
 * Names a command: the same one about the same words is one command however often it is sent, and
 * other words are another command.
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
 * Sends a command that may be wished for again: each press is one, and pressing again repeats the one
 * before while that has not been answered.
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
