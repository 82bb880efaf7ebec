import { extensionOf } from './category';

const maxBytes = 120;

/** Control, format (bidirectional, zero-width), line and paragraph marks, and half characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
/** Characters with a meaning in a path or on Windows. */
const reservedCharacters = /[\\/:*?"<>|]/gu;
const reservedName = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/iu;

function byteLength(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}

/** The start of a text that takes at most so many bytes in UTF-8, cut between characters. */
function cutToBytes(value: string, limit: number): string {
  let used = 0;
  let kept = '';
  for (const character of value) {
    used += byteLength(character);
    if (used > limit) break;
    kept += character;
  }
  return kept;
}

function trimEnds(value: string): string {
  return value.replace(/^[\s.]+|[\s.]+$/gu, '');
}

/**
 * A name that is the same on every system and hides nothing: composed, without control,
 * bidirectional or zero-width characters, path separators and reserved names, at most 120 bytes
 * with its extension (docs/product/files.md#file-names). Never empty.
 *
 * @param extensions the extensions that fit the file's real type, best first. A name with another
 * one gets the best added, so that `run.exe` which is a picture becomes `run.exe.png`.
 */
export function safeFileName(name: string, extensions: readonly string[] = []): string {
  const clean = trimEnds(
    name.normalize('NFC').replace(unseen, '').replace(reservedCharacters, '').replace(/\s+/gu, ' '),
  );
  const own = extensionOf(clean);
  const [best = own] = extensions;
  const isFitting = extensions.length === 0 || extensions.includes(own);
  const extension = isFitting ? own : best;
  const stem = isFitting && own !== '' ? clean.slice(0, -own.length - 1) : clean;

  const suffix = extension === '' ? '' : `.${cutToBytes(extension, 40)}`;
  const room = maxBytes - Array.from(suffix).reduce((sum, each) => sum + byteLength(each), 0) - 1;
  const body = trimEnds(cutToBytes(trimEnds(stem), room)) || 'file';
  // Windows reads `con.png` and `con.tar.gz` as the console.
  const [first = ''] = body.split('.');
  return `${reservedName.test(first.trim()) ? '_' : ''}${body}${suffix}`;
}
