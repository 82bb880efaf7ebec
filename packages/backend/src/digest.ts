const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 in hexadecimal. Awaits, so call it before a transaction opens. */
export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

const iterations = 210_000;

async function derive(password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(password.normalize('NFC')),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    key,
    256,
  );
  return hex(new Uint8Array(bits));
}

/** PBKDF2-SHA-256 with its salt, as `salt:hash`. `salt` is 16 random bytes. */
export async function hashPassword(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
): Promise<string> {
  return `${hex(salt)}:${await derive(password, salt)}`;
}

/** Returns whether the password gives the stored hash. Takes as long for a wrong one. */
export async function passwordFits(password: string, stored: string): Promise<boolean> {
  const [saltHex = '', expected = ''] = stored.split(':');
  const salt = new Uint8Array(
    (saltHex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)),
  );
  const actual = await derive(password, salt);
  let difference = actual.length ^ expected.length;
  for (let i = 0; i < actual.length; i += 1) {
    difference |= actual.charCodeAt(i) ^ expected.charCodeAt(i);
  }
  return difference === 0;
}

/** Bytes as base64url without padding: fit for a URL. */
export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
