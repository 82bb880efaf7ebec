/**
 * Names a command: the same one about the same words is one command however often it is sent, and
 * other words are another command.
 */
export async function commandKey(command: string, words: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(words));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `${command}:${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
