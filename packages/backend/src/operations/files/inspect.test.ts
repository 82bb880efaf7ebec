import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  compoundBytes,
  droppedFile,
  gifBytes,
  jpegBytes,
  openXmlBytes,
  pdfBytes,
  pngBytes,
  pngOfSize,
  powerPointMain,
  svgText,
  svgWith,
  wordMain,
} from '../../testing/file-bytes';
import { inspectFile } from './inspect';

type Content = Uint8Array<ArrayBuffer> | string;
const inspect = (name: string, content: Content) =>
  inspectFile(droppedFile(name, content), async () => true);
const join = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const textBytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));

const honest: [name: string, content: Content, mediaType: string, storedName?: string][] = [
  ['logo.png', pngBytes, 'image/png'],
  ['LOGO.PNG', pngBytes, 'image/png', 'LOGO.png'],
  ['photo.jpg', jpegBytes, 'image/jpeg'],
  ['photo.jpeg', jpegBytes, 'image/jpeg'],
  ['loop.gif', gifBytes, 'image/gif'],
  ['mark.svg', svgText, 'image/svg+xml'],
  ['guide.pdf', pdfBytes, 'application/pdf'],
  [
    'brief.docx',
    openXmlBytes(wordMain),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [
    'deck.pptx',
    openXmlBytes(powerPointMain),
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ],
  ['brief.doc', compoundBytes('WordDocument', '1Table'), 'application/msword'],
  ['deck.ppt', compoundBytes('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
  ['../../a/photo.png', pngBytes, 'image/png', 'aphoto.png'],
  ['x\u202Egnp.jpg.png', pngBytes, 'image/png', 'xgnp.jpg.png'],
  ['con.png', pngBytes, 'image/png', '_con.png'],
  ['run.exe.png', pngBytes, 'image/png'],
];

const elf = new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]);
const exe = textBytes('MZ\u0090\0\u0003\0\0\0 this program cannot be run in DOS mode');
const html = '<!doctype html><script>alert(1)</script>';
const bomb = openXmlBytes(wordMain, { 'bomb.bin': '\0'.repeat(200_000) });
const declaredBomb = openXmlBytes(wordMain, {
  '[Content_Types].xml': `<Types>"${wordMain}"${' '.repeat(2 * 1024 * 1024)}</Types>`,
});

const lying: [what: string, name: string, content: Content, says: string, is?: string][] = [
  ['a JPEG', 'a.png', jpegBytes, 'PNG', 'JPG'],
  ['a PNG', 'a.jpg', pngBytes, 'JPG', 'PNG'],
  ['a PNG', 'a.jpeg', pngBytes, 'JPG', 'PNG'],
  ['a PNG', 'a.gif', pngBytes, 'GIF', 'PNG'],
  ['a PNG', 'a.svg', pngBytes, 'SVG', 'PNG'],
  ['a PNG', 'a.pdf', pngBytes, 'PDF', 'PNG'],
  ['an SVG', 'a.png', svgText, 'PNG', 'SVG'],
  ['HTML', 'a.png', html, 'PNG'],
  ['HTML', 'a.svg', html, 'SVG'],
  ['HTML', 'a.pdf', html, 'PDF'],
  ['HTML', 'a.doc', html, 'DOC'],
  ['a program for Linux', 'a.png', elf, 'PNG'],
  ['a program for Windows', 'a.jpg', exe, 'JPG'],
  ['a program for Windows', 'a.doc', exe, 'DOC'],
  ['a script that starts like a GIF', 'a.gif', 'GIF89a/*=1;alert(1)//*/', 'GIF'],
  ['a GIF of a header alone', 'a.gif', gifBytes.slice(0, 13), 'GIF'],
  ['a cut-off GIF', 'a.gif', gifBytes.slice(0, -4), 'GIF'],
  ['a PNG of a signature alone', 'a.png', pngBytes.slice(0, 8), 'PNG'],
  ['a cut-off PNG', 'a.png', pngBytes.slice(0, 40), 'PNG'],
  ['a PNG of no size', 'a.png', pngOfSize(0, 1), 'PNG'],
  ['a cut-off JPEG', 'a.jpg', jpegBytes.slice(0, 200), 'JPG'],
  ['a JPEG of a start alone', 'a.jpg', jpegBytes.slice(0, 4), 'JPG'],
  ['a script behind a JPEG start', 'a.jpg', join(jpegBytes.slice(0, 3), textBytes(html)), 'JPG'],
  ['a presentation', 'a.docx', openXmlBytes(powerPointMain), 'DOCX', 'PPTX'],
  ['a document', 'a.pptx', openXmlBytes(wordMain), 'PPTX', 'DOCX'],
  [
    'a workbook',
    'a.docx',
    openXmlBytes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
    'DOCX',
  ],
  [
    'a document with macros',
    'a.docx',
    openXmlBytes('application/vnd.ms-word.document.macroEnabled.main+xml'),
    'DOCX',
  ],
  [
    'a document with a macro part',
    'a.docx',
    openXmlBytes(wordMain, {
      '[Content_Types].xml': `<Types><Override ContentType="${wordMain}"/><Override ContentType="application/vnd.ms-office.vbaProject"/></Types>`,
    }),
    'DOCX',
  ],
  ['a plain archive', 'a.docx', textBytes('PK\u0003\u0004 not really'), 'DOCX'],
  ['an archive whose type list unpacks too large', 'a.docx', declaredBomb, 'DOCX'],
  ['an archive', 'a.png', openXmlBytes(wordMain), 'PNG', 'DOCX'],
  ['a compound presentation', 'a.doc', compoundBytes('PowerPoint Document'), 'DOC', 'PPT'],
  ['a compound document', 'a.ppt', compoundBytes('WordDocument'), 'PPT', 'DOC'],
  ['a workbook with a document in it', 'a.doc', compoundBytes('Workbook', 'WordDocument'), 'DOC'],
  ['an installer', 'a.doc', compoundBytes('SummaryInformation'), 'DOC'],
  ['an archive of old', 'a.doc', openXmlBytes(wordMain), 'DOC', 'DOCX'],
];

const wrongType: [name: string, content: Content][] = [
  ['run.exe', exe],
  ['page.html', html],
  ['notes.txt', 'hello'],
  ['script.js', 'alert(1)'],
  ['archive.zip', openXmlBytes(wordMain)],
  ['noextension', pngBytes],
  ['.png', pngBytes],
  ['photo.png\u202E.exe', pngBytes],
  ['photo.png\0.html', pngBytes],
  ['photo.png/../run.exe', pngBytes],
  ['photo.webp', pngBytes],
  ['photo.svgz', svgText],
];

describe('the type of a file is read from its bytes', () => {
  it.each(honest)('%s', async (name, content, mediaType, storedName = name) => {
    expect(await inspect(name, content)).toMatchObject({
      isFit: true,
      mediaType,
      name: storedName,
    });
  });

  it('also when an archive in it would unpack to a lot', async () => {
    expect(await inspect('bomb.docx', bomb)).toMatchObject({ isFit: true });
  });
});

describe('a file is refused that claims to be', () => {
  it.each(lying.map(([what, name, content, says, is]) => [says, what, name, content, is] as const))(
    '%s and is %s (%s)',
    async (says, _, name, content, is) => {
      const problem = is ? `is ${is}, not ${says}` : `can’t be read as ${says}`;
      expect(await inspect(name, content)).toEqual({
        isFit: false,
        message: `This file ${problem}. Export it as ${says} and try again.`,
      });
    },
  );
});

describe('a file of no allowed type is refused', () => {
  it.each(wrongType)('%j', async (name, content) => {
    const { message } = (await inspect(name, content)) as { message: string };
    expect(message).toMatch(/^File type must be one of \.png, \.jpg, /u);
  });
});

it('an SVG that runs something is refused with the reason', async () => {
  expect(await inspect('logo.svg', svgWith('<script/>'))).toEqual({
    isFit: false,
    message: 'This SVG contains scripts or outside links.',
  });
});

it('an SVG that draws too much is refused with the limit', async () => {
  expect(await inspect('logo.svg', svgWith('<g/>'.repeat(10_000)))).toEqual({
    isFit: false,
    message: 'This SVG draws more than 10,000 elements.',
  });
});

it('a file larger than the limit is refused before it is read', async () => {
  const file = droppedFile('big.png', new Uint8Array(10_485_761));
  file.arrayBuffer = () => Promise.reject(new Error('It was read.'));
  expect(await inspectFile(file, async () => true)).toEqual({
    isFit: false,
    message: 'File is larger than 10485760 bytes',
  });
});

it('an empty file is refused', async () => {
  expect(await inspect('empty.png', '')).toEqual({
    isFit: false,
    message: 'File is smaller than 1 byte',
  });
});

it('a picture of too many pixels is refused', async () => {
  expect(await inspect('wide.png', pngOfSize(64_001, 1000))).toEqual({
    isFit: false,
    message: 'The image has more than 64 megapixels. Make it smaller.',
  });
});

it('bytes with any start get an answer', async () => {
  const starts = [pngBytes, jpegBytes, gifBytes, pdfBytes, openXmlBytes(wordMain), compoundBytes()];
  const names = ['a.png', 'a.jpg', 'a.gif', 'a.pdf', 'a.docx', 'a.pptx', 'a.doc', 'a.ppt', 'a.svg'];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...names),
      fc.constantFrom(...starts),
      fc.nat(64),
      fc.uint8Array({ maxLength: 200 }),
      async (name, start, kept, rest) => {
        const inspection = await inspect(name, join(start.slice(0, kept), rest));
        expect(typeof inspection.isFit).toBe('boolean');
      },
    ),
  );
});
