import { unzipSync } from 'fflate';

const office = 'application/vnd.openxmlformats-officedocument';
const word = `${office}.wordprocessingml.document`;
const powerPoint = `${office}.presentationml.presentation`;

const contentTypes = '[Content_Types].xml';
const maxContentTypes = 1024 * 1024;

/**
 * Office Open XML (ECMA-376), detected by the declared types of its parts. Nothing else is
 * unpacked, so that a small file cannot grow. Null for any other archive, and for one that carries
 * macros.
 */
export function openXmlType(bytes: Uint8Array): string | null {
  const names = new Set<string>();
  let declared: Uint8Array | undefined;
  try {
    const unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.add(name);
        return name === contentTypes && originalSize <= maxContentTypes;
      },
    });
    declared = unpacked[contentTypes];
  } catch {
    // Not an archive that can be read.
    return null;
  }
  if (!declared || !names.has('_rels/.rels')) return null;
  const text = new TextDecoder().decode(declared);
  if (/macroEnabled|vbaProject/iu.test(text)) return null;
  if (text.includes(`"${word}.main+xml"`)) return word;
  return text.includes(`"${powerPoint}.main+xml"`) ? powerPoint : null;
}

const entrySize = 128;
const streamEntry = 2;

/** The entry of a compound file that names this stream: UTF-16, then its length and kind. */
function hasStream(view: DataView, name: string): boolean {
  const nameBytes = (name.length + 1) * 2;
  // The first sector starts at 512 or, in files of version 4, at 4096; entries are aligned to it.
  for (let entry = 512; entry + entrySize <= view.byteLength; entry += entrySize) {
    if (view.getUint16(entry + 64, true) !== nameBytes) continue;
    if (view.getUint8(entry + 66) !== streamEntry) continue;
    const isNamed = Array.from(name).every(
      (letter, i) => view.getUint16(entry + i * 2, true) === letter.charCodeAt(0),
    );
    if (isNamed) return true;
  }
  return false;
}

/** The content type of a compound file (MS-CFB) by the streams of [MS-DOC] and [MS-PPT], or null. */
export function compoundFileType(bytes: Uint8Array): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (hasStream(view, 'PowerPoint Document')) return 'application/vnd.ms-powerpoint';
  // A workbook may have a document embedded in it.
  const isWord = hasStream(view, 'WordDocument') && !hasStream(view, 'Workbook');
  return isWord ? 'application/msword' : null;
}
