/** Pictures inside a picture: raster images alone, and as base64 alone. */
const embedded = /^data:image\/(?:png|jpe?g|gif);base64,[A-Za-z0-9+/=\s]*$/;
const local = /^#/;

/** A reference that leaves the file nowhere: `#id`, or a base64 raster image. */
export function isLocalReference(reference: string, mayEmbed: boolean): boolean {
  const address = reference.trim();
  return address === '' || local.test(address) || (mayEmbed && embedded.test(address));
}

// CSS Syntax 4.3.7: up to six hexadecimal digits and one white space, or the character itself.
const escape = /\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\r\n\f])?|(\r\n|[\s\S]))/giu;

/** The text as a browser reads it, once the escapes are taken out. */
function unescaped(css: string): string {
  return css.replace(escape, (_, digits: string | undefined, character: string | undefined) => {
    if (digits === undefined) return /[\r\n\f]/u.test(character ?? '') ? '' : (character ?? '');
    const code = Number.parseInt(digits, 16);
    return code > 0x10_ffff ? '\uFFFD' : String.fromCodePoint(code);
  });
}

const atRules = new Set([
  'charset',
  'container',
  'font-face',
  'keyframes',
  '-webkit-keyframes',
  'layer',
  'media',
  'page',
  'property',
  'supports',
]);

/** CSS that fetches or runs something: functions that take an address, and scripts of old browsers. */
const reaching =
  /(?:^|[^\w-])(?:src|image|(?:-webkit-)?image-set|(?:-webkit-)?cross-fade|element|paint|expression)\s*\(|-moz-binding|behaviou?r\s*:|(?:java|vb)script\s*:/iu;

function referencesAreLocal(css: string): boolean {
  for (const { index } of css.matchAll(/url(?:-prefix)?\s*\(/giu)) {
    const [, quote = '', rest = ''] = /\(\s*(["']?)([\s\S]*)$/u.exec(css.slice(index)) ?? [];
    const end = rest.indexOf(quote === '' ? ')' : quote);
    if (end < 0 || !isLocalReference(rest.slice(0, end), true)) return false;
  }
  return true;
}

/**
 * Returns whether a style sheet, declaration or presentation attribute fetches and runs nothing.
 * Comments stay in: removing them could hide text between two strings.
 */
export function isSafeCss(css: string): boolean {
  // Hardly an attribute of a drawing calls a function, and most of them are long.
  if (!/[\\(@:]/u.test(css)) return true;
  const text = unescaped(css);
  const rules = [...text.matchAll(/@([\w-]+)/gu)].map(([, name = '']) => name.toLowerCase());
  return (
    rules.every((name) => atRules.has(name)) && !reaching.test(text) && referencesAreLocal(text)
  );
}
