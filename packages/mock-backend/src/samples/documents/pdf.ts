import { strToU8 } from 'fflate';

import type { Outline } from './outline';

// Advance widths of Helvetica for the characters from 32 to 126, in thousandths of the size
// (Adobe core font metrics).
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const otherWidth = 556;

// Where Windows-1252 differs from Latin-1.
const windows1252 = new Map([
  ['€', 0x80],
  ['…', 0x85],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['•', 0x95],
  ['–', 0x96],
  ['—', 0x97],
]);

function literal(text: string): string {
  return Array.from(text)
    .map((character) => {
      const code = windows1252.get(character) ?? character.charCodeAt(0);
      if (code > 255) return '?';
      if (code > 126) return `\\${code.toString(8).padStart(3, '0')}`;
      return '()\\'.includes(character) ? `\\${character}` : character;
    })
    .join('');
}

function measure(text: string, size: number): number {
  const units = Array.from(text).reduce(
    (sum, character) => sum + (widths[character.charCodeAt(0) - 32] ?? otherWidth),
    0,
  );
  return (units * size) / 1000;
}

function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

// A4 in points.
const page = { width: 595, height: 842, margin: 64, band: 150 };

function rgb(hex: string): string {
  return [1, 3, 5]
    .map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3))
    .join(' ');
}

interface Line {
  text: string;
  size: number;
  isBold: boolean;
  before: number;
  indent: number;
}

function linesOf({ sections }: Outline): Line[] {
  const width = page.width - page.margin * 2;
  return sections.flatMap(({ heading, paragraphs }): Line[] => [
    { text: heading, size: 15, isBold: true, before: 30, indent: 0 },
    ...paragraphs.flatMap((paragraph) =>
      wrap(paragraph, 11, width - 14).map((text, i): Line => ({
        text,
        size: 11,
        isBold: false,
        before: i === 0 ? 19 : 15,
        indent: 14,
      })),
    ),
  ]);
}

const textAt = (font: 'F1' | 'F2', size: number, x: number, y: number, text: string) =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${literal(text)}) Tj ET`;

function pagesOf(outline: Outline): string[] {
  const { title, author, color } = outline;
  const pages: string[][] = [];
  let y = 0;
  const turn = () => {
    const number = String(pages.length + 1);
    const isFirst = pages.length === 0;
    const band = isFirst ? page.band : 14;
    y = page.height - band - 30;
    pages.push([
      `${rgb(color)} rg 0 ${page.height - band} ${page.width} ${band} re f`,
      ...(isFirst
        ? [
            '1 1 1 rg',
            textAt('F2', 28, page.margin, page.height - 92, title),
            textAt('F1', 12, page.margin, page.height - 116, author),
          ]
        : []),
      '0.35 0.38 0.4 rg',
      textAt('F1', 9, page.width - page.margin - 6, 36, number),
      textAt('F1', 9, page.margin, 36, author),
    ]);
  };
  turn();
  for (const { text, size, isBold, before, indent } of linesOf(outline)) {
    // A heading does not stay behind alone at the foot of a page.
    if (y - before < (isBold ? 110 : 64)) turn();
    y -= before;
    const ink = isBold ? rgb(color) : '0.1 0.12 0.14';
    pages
      .at(-1)
      ?.push(`${ink} rg`, textAt(isBold ? 'F2' : 'F1', size, page.margin + indent, y, text));
  }
  return pages.map((commands) => commands.join('\n'));
}

/** The document as a PDF 1.7 file: A4, real text in the standard fonts, nothing embedded. */
export function toPdf(outline: Outline): Uint8Array<ArrayBuffer> {
  const pages = pagesOf(outline);
  const first = 6;
  const pageNumber = (i: number) => first + i * 2;
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${pageNumber(i)} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${literal(outline.title)}) /Author (${literal(outline.author)}) >>`,
    ...pages.flatMap((content, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${pageNumber(i) + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // Every character is ASCII, so lengths in characters are lengths in bytes.
  return Uint8Array.from(
    strToU8(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`),
  );
}
