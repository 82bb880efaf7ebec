import type { Instant } from '../time.schema';

const lineLength = 76;
const encoder = new TextEncoder();

const hexOf = (byte: number) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** Text as quoted-printable (RFC 2045, 6.7), with lines of at most 76 characters. */
export function quotedPrintable(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => {
      const units: string[] = [];
      const bytes = encoder.encode(line);
      for (const [index, byte] of bytes.entries()) {
        const isSpace = byte === 0x20 || byte === 0x09;
        const isPlain = (byte >= 0x21 && byte <= 0x7e && byte !== 0x3d) || isSpace;
        const isLast = index === bytes.length - 1;
        units.push(isPlain && !(isSpace && isLast) ? String.fromCodePoint(byte) : hexOf(byte));
      }
      const lines: string[] = [];
      let current = '';
      for (const unit of units) {
        // A line that is broken ends with "=", which counts too.
        if (current.length + unit.length > lineLength - 1) {
          lines.push(`${current}=`);
          current = '';
        }
        current += unit;
      }
      return [...lines, current].join('\r\n');
    })
    .join('\r\n');
}

/** Bytes as Base64 in lines of 76 characters. */
function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return (btoa(text).match(/.{1,76}/gu) ?? []).join('\r\n');
}

/** A header's words as encoded words (RFC 2047) where they are not plain ASCII. */
export function headerText(text: string): string {
  const line = text.replace(/[\r\n]+/gu, ' ').trim();
  if (/^[\u0020-\u007e]*$/u.test(line) && line.length <= 60) return line;
  const words: string[] = [];
  let current = '';
  // 45 bytes make 60 characters of Base64, so that an encoded word has at most 75.
  for (const character of line) {
    if (encoder.encode(current + character).length > 42) {
      words.push(current);
      current = '';
    }
    current += character;
  }
  words.push(current);
  return words
    .map((word) => `=?utf-8?B?${base64(encoder.encode(word)).replaceAll('\r\n', '')}?=`)
    .join('\r\n ');
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number) => String(value).padStart(2, '0');

/** A moment as mails write it (RFC 5322), in UTC. */
function mailDate(at: Instant): string {
  const date = new Date(at);
  const day = `${days[date.getUTCDay()]}, ${two(date.getUTCDate())} ${months[date.getUTCMonth()]}`;
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':');
  return `${day} ${date.getUTCFullYear()} ${time} +0000`;
}

/** A picture that the HTML names as `cid:{contentId}`. */
export interface MailAttachment {
  readonly contentId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export interface MailFile {
  readonly id: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly at: Instant;
  readonly unsubscribe: string;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly MailAttachment[];
}

function part(headers: readonly string[], body: string): string {
  return `${headers.join('\r\n')}\r\n\r\n${body}\r\n`;
}

function multipart(kind: string, boundary: string, parts: readonly string[]): [string, string] {
  const type = `Content-Type: multipart/${kind};\r\n boundary="${boundary}"`;
  const body = parts.map((each) => `--${boundary}\r\n${each}`).join('');
  return [type, `${body}--${boundary}--`];
}

/**
 * A mail as a `.eml` file: plain text and HTML with its pictures inside. Mail programs open it as a
 * draft (`X-Unsent`).
 */
export function mimeOf(mail: MailFile): string {
  const key = mail.id.replace(/[^a-zA-Z0-9]/gu, '');
  const texts = ['plain', 'html'].map((kind) =>
    part(
      [`Content-Type: text/${kind}; charset=utf-8`, 'Content-Transfer-Encoding: quoted-printable'],
      quotedPrintable(kind === 'html' ? mail.html : mail.text),
    ),
  );
  const [plain = '', html = ''] = texts;
  const pictures = mail.pictures.map(({ contentId, name, mediaType, bytes }) =>
    part(
      [
        `Content-Type: ${mediaType}`,
        'Content-Transfer-Encoding: base64',
        `Content-ID: <${contentId}>`,
        `Content-Disposition: inline; filename="${name.replace(/[^\w.-]/gu, '_')}"`,
      ],
      base64(bytes),
    ),
  );
  const related = multipart('related', `related_${key}`, [html, ...pictures]);
  const [type, body] = multipart('alternative', `alternative_${key}`, [
    plain,
    pictures.length === 0 ? html : part([related[0]], related[1]),
  ]);
  const host = mail.from.address.split('@')[1] ?? 'brand.example';
  return part(
    [
      `From: ${headerText(mail.from.name.replace(/["<>\\]/gu, ''))}\r\n <${mail.from.address}>`,
      'To: undisclosed-recipients:;',
      `Subject: ${headerText(mail.subject)}`,
      `Date: ${mailDate(mail.at)}`,
      `Message-ID: <${mail.id}@${host}>`,
      `List-Unsubscribe: <${mail.unsubscribe}>`,
      'X-Unsent: 1',
      'MIME-Version: 1.0',
      type,
    ],
    body,
  );
}
