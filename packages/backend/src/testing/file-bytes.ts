import { strToU8, zipSync } from 'fflate';

const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** A picture of 2 × 1 pixels. */
export const pngBytes = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAAD0lEQVR4AWJSCC79D8IAAAAA//9ksRFpAAAABklEQVQDAA57A9HU4CptAAAAAElFTkSuQmCC',
);

/** A picture of 2 × 1 pixels, without a color profile. */
export const jpegBytes = fromBase64(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAABAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIgED//Z',
);

/** A picture of 1 × 1 pixel. */
export const gifBytes = fromBase64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');

/** The start of a TrueType font, by which its type is known. */
export const ttfBytes = Uint8Array.from([0, 1, 0, 0, 0, 10, 0, 128, 0, 3, 0, 32, 79, 83, 47, 50]);

export const pdfBytes = strToU8(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export const svgText =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#205375"/></svg>';

/** An SVG with this inside. */
export const svgWith = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;

const officeTypes = 'application/vnd.openxmlformats-officedocument';
export const wordMain = `${officeTypes}.wordprocessingml.document.main+xml`;
export const powerPointMain = `${officeTypes}.presentationml.presentation.main+xml`;

/** An Office Open XML package whose main part is declared as this type, with these other parts. */
export function openXmlBytes(
  mainType: string,
  parts: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const isWord = mainType.includes('word');
  const main = isWord ? 'word/document.xml' : 'ppt/presentation.xml';
  const declared = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${main}" ContentType="${mainType}"/></Types>`;
  const files = {
    '[Content_Types].xml': declared,
    '_rels/.rels': '<r/>',
    [main]: '<w/>',
    ...parts,
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}

/** A compound file with these streams in its directory. */
export function compoundBytes(...streams: string[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(512 * 8);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const view = new DataView(bytes.buffer);
  for (const [position, name] of ['Root Entry', ...streams].entries()) {
    const entry = 1024 + position * 128;
    for (let i = 0; i < name.length; i += 1) {
      view.setUint16(entry + i * 2, name.charCodeAt(i), true);
    }
    view.setUint16(entry + 64, (name.length + 1) * 2, true);
    bytes[entry + 66] = position === 0 ? 5 : 2;
  }
  return bytes;
}

/** A PNG whose header claims this size. */
export function pngOfSize(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pngBytes);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** A file as a person drops it. */
export function droppedFile(name: string, content: Uint8Array<ArrayBuffer> | string): File {
  // A browser derives the type from the name, so it must not be trusted.
  return new File([content], name, { type: 'image/png' });
}
