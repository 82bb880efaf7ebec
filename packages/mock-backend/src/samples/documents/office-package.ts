import { strToU8, zipSync } from 'fflate';

// A zip entry carries a local time without a zone: built from parts, it is the same everywhere.
const written = new Date(2025, 5, 1, 9);

/** A part of an Office Open XML package, by its path. */
export type Parts = Readonly<Record<string, string>>;

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const relationshipBase = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A `.rels` part: targets by kind, with the ids rId1, rId2 … in order. */
export function relationships(targets: readonly (readonly [kind: string, target: string])[]) {
  const rows = targets.map(([kind, target], i) => {
    const type = kind.includes('/') ? kind : `${relationshipBase}/${kind}`;
    return `<Relationship Id="rId${i + 1}" Type="${type}" Target="${target}"/>`;
  });
  return `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;
}

export const corePropertiesKind =
  'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

export function coreProperties(title: string, author: string): string {
  return `${xmlHead}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(author)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">2025-06-01T09:00:00Z</dcterms:created></cp:coreProperties>`;
}

/** `[Content_Types].xml`: the media type of each part that is not plain XML. */
export function contentTypes(overrides: Readonly<Record<string, string>>): string {
  const rows = Object.entries(overrides).map(
    ([path, type]) => `<Override PartName="/${path}" ContentType="${type}"/>`,
  );
  return `${xmlHead}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${rows.join('')}</Types>`;
}

export const corePropertiesType = 'application/vnd.openxmlformats-package.core-properties+xml';

/** Zips the parts, content types first, the same bytes on every machine. */
export function pack(parts: Parts): Uint8Array<ArrayBuffer> {
  const files = Object.fromEntries(
    Object.entries(parts).map(([path, text]) => [path, strToU8(text)]),
  );
  return Uint8Array.from(zipSync(files, { level: 6, mtime: written }));
}
