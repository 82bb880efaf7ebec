import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { FileTab } from '../contract/files.contract';
import { fileTabs } from '../contract/files.contract';
import { categoryOf, extensionOf } from './category';
import { defaultDropRules, dropProblems, sortDrop } from './drop-zone';
import { safeFileName } from './file-name';
import type { FileAsset } from './file.schema';
import { countTags, matchesFileSearch, matchesTab } from './library';
import { orderFiles } from './order';
import {
  acceptedExtensions,
  extensionsOf,
  logoUploadTypes,
  maxUploadSize,
  maxUploadSizeHint,
  uploadTypeOfName,
} from './upload-types';

describe('the category of a file', () => {
  it.each([
    ['photo.jpg', 'image'],
    ['photo.JPEG', 'image'],
    ['mark.png', 'image'],
    ['loop.gif', 'image'],
    ['mark.svg', 'image'],
    ['brief.doc', 'document'],
    ['brief.docx', 'document'],
    ['brief.final.pdf', 'document'],
    ['notes.txt', 'document'],
    ['deck.pptx', 'other'],
    ['archive.zip', 'other'],
    ['png', 'other'],
    ['.png', 'other'],
    ['photo.png.exe', 'other'],
  ])('%s is %s', (name, category) => {
    expect(categoryOf(name)).toBe(category);
  });
});

describe('a safe file name', () => {
  it.each([
    ['Quarterly report.pdf', 'Quarterly report.pdf'],
    ['../../etc/passwd', 'etcpasswd'],
    ['..\\..\\a\u202Egvs.exe.svg', 'agvs.exe.svg'],
    ['inv\u200Bis\uFEFFible\u0007.png', 'invisible.png'],
    ['a<b>:"c"|d?*.png', 'abcd.png'],
    ['Cafe\u0301.png', 'Caf\u00E9.png'],
    ['name... ', 'name'],
    ['.hidden', 'hidden'],
    ['con.png', '_con.png'],
    ['Lpt1.tar.gz', '_Lpt1.tar.gz'],
    ['console.png', 'console.png'],
    ['', 'file'],
    ['...', 'file'],
    ['\uD83D.png', 'png'],
    ['two\n lines\t.png', 'two lines.png'],
  ])('of %j is %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  it('ends in the extension of the real type', () => {
    expect(safeFileName('run.exe', ['png'])).toBe('run.exe.png');
    expect(safeFileName('photo.JPEG', ['jpg', 'jpeg'])).toBe('photo.jpeg');
    expect(safeFileName('photo', ['jpg', 'jpeg'])).toBe('photo.jpg');
    expect(safeFileName('con', ['svg'])).toBe('_con.svg');
  });

  const bytes = (name: string) => encodeURIComponent(name).replace(/%../gu, '1').length;

  it('is short in bytes, keeps its extension and cuts no character', () => {
    const safe = safeFileName(`${'ü'.repeat(200)}.png`);
    expect(bytes(safe)).toBeLessThanOrEqual(120);
    expect(safe).toMatch(/^ü+\.png$/u);
    expect(safeFileName(`a.${'x'.repeat(300)}`).length).toBeLessThanOrEqual(120);
  });

  it('holds nothing dangerous from any name, and is its own safe name', () => {
    const anyName = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('.', ' ', '/', '\\', 'a', 'con', '\u202E', '\u0000', 'é'),
      }),
    );
    fc.assert(
      fc.property(anyName, fc.constantFrom([], ['png'], ['jpg', 'jpeg']), (name, extensions) => {
        const safe = safeFileName(name, extensions);
        expect(safe).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]|^[. ]|[. ]$/u);
        expect(safe).not.toBe('');
        expect(bytes(safe)).toBeLessThanOrEqual(120);
        expect(safeFileName(safe, extensions)).toBe(safe);
        if (extensions.length > 0) expect(extensions).toContain(extensionOf(safe));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what may be uploaded', () => {
  it('is the list of types, up to 10 MB', () => {
    expect(acceptedExtensions()).toEqual(
      '.png .jpg .jpeg .gif .svg .pdf .doc .docx .ppt .pptx'.split(' '),
    );
    expect(acceptedExtensions(logoUploadTypes)).toEqual('.png .jpg .jpeg .svg'.split(' '));
    expect(maxUploadSize).toBe(10_485_760);
    expect(maxUploadSizeHint).toBe('Max file size: 10 MB');
  });

  it('is known by name and by media type', () => {
    expect(uploadTypeOfName('Photo.JPEG')?.mediaType).toBe('image/jpeg');
    expect(uploadTypeOfName('run.exe')).toBeUndefined();
    expect(uploadTypeOfName('brief.pdf', logoUploadTypes)).toBeUndefined();
    expect(extensionsOf('image/jpeg')).toEqual(['jpg', 'jpeg']);
    expect(extensionsOf('text/html')).toEqual([]);
  });
});

describe('the drop zone', () => {
  const photo = { name: 'photo.png', size: 1000 };
  const script = { name: 'run.exe', size: 1000 };

  it('gives its reason in these words', () => {
    expect(dropProblems(photo)).toEqual([]);
    expect(dropProblems(script)).toEqual([
      'File type must be one of .png, .jpg, .jpeg, .gif, .svg, .pdf, .doc, .docx, .ppt, .pptx',
    ]);
    expect(dropProblems({ ...photo, size: 10_485_761 })).toEqual([
      'File is larger than 10485760 bytes',
    ]);
    expect(dropProblems({ ...photo, size: 0 }, { ...defaultDropRules, minSize: 1 })).toEqual([
      'File is smaller than 1 byte',
    ]);
    expect(
      dropProblems(script, { ...defaultDropRules, types: logoUploadTypes.slice(0, 1) }),
    ).toEqual(['File type must be .png']);
  });

  it('takes a file of exactly the limit', () => {
    expect(dropProblems({ ...photo, size: 10_485_760 })).toEqual([]);
  });

  it('refuses all good files when more come than it takes', () => {
    expect(sortDrop([photo, script, photo])).toEqual({
      accepted: [],
      rejected: [
        { file: photo, messages: ['Too many files'] },
        { file: script, messages: dropProblems(script) },
        { file: photo, messages: ['Too many files'] },
      ],
    });
  });

  it('takes the good ones of a mixed drop, and any number where there is no limit', () => {
    expect(sortDrop([script, photo]).accepted).toEqual([photo]);
    const many = Array.from({ length: 50 }, () => photo);
    expect(sortDrop(many, { ...defaultDropRules, maxFiles: 0 })).toEqual({
      accepted: many,
      rejected: [],
    });
  });
});

describe('the tabs of the library', () => {
  const tabsOf = (asset: Pick<FileAsset, 'category' | 'isTemplate'>): FileTab[] =>
    fileTabs.filter((tab) => matchesTab(asset, tab));

  it('show each file where it belongs', () => {
    expect(tabsOf({ category: 'document', isTemplate: false })).toEqual(['all', 'documents']);
    expect(tabsOf({ category: 'document', isTemplate: true })).toEqual([
      'all',
      'documents',
      'templates',
    ]);
    expect(tabsOf({ category: 'image', isTemplate: true })).toEqual(['all', 'images']);
    expect(tabsOf({ category: 'logo', isTemplate: false })).toEqual(['all', 'brandAssets']);
    expect(tabsOf({ category: 'other', isTemplate: false })).toEqual(['all']);
  });

  it('are searched by a part of the name, the alt text or a tag, ignoring case', () => {
    const banner = { name: 'Spring-Banner.png', tags: ['Launch'], alt: 'Crocuses in snow' };
    expect(matchesFileSearch(banner, 'crocus')).toBe(true);
    expect(matchesFileSearch(banner, 'BANNER')).toBe(true);
    expect(matchesFileSearch(banner, 'laun')).toBe(true);
    expect(matchesFileSearch(banner, 'summer')).toBe(false);
  });

  it('share tags, the most frequent first, ignoring case', () => {
    const tagged = [['press', 'Launch'], ['launch'], ['apples'], []].map((tags) => ({ tags }));
    expect(countTags(tagged)).toEqual([
      { tag: 'Launch', count: 2 },
      { tag: 'apples', count: 1 },
      { tag: 'press', count: 1 },
    ]);
  });
});

describe('the order of files', () => {
  const file = (id: string, name: string, size: number, createdAt: string) =>
    ({ id, name, size, createdAt, category: categoryOf(name) }) as Pick<
      FileAsset,
      'id' | 'name' | 'size' | 'category' | 'createdAt'
    >;
  const files = [
    file('a', 'post 10.png', 5, '2025-06-01T00:00:00.000Z'),
    file('b', 'Post 2.pdf', 7, '2025-06-03T00:00:00.000Z'),
    file('c', 'brief.pdf', 5, '2025-06-02T00:00:00.000Z'),
  ];
  it.each([
    ['name', 'ascending', 'cba'],
    ['name', 'descending', 'abc'],
    ['size', 'ascending', 'acb'],
    ['size', 'descending', 'bca'],
    ['type', 'ascending', 'bca'],
    ['category', 'ascending', 'bca'],
    ['createdAt', 'descending', 'bca'],
    ['createdAt', 'ascending', 'acb'],
  ] as const)('by %s, %s', (order, direction, expected) => {
    const ids = orderFiles(files, order, direction).map(({ id }) => id);
    expect(ids.join('')).toBe(expected);
  });
});
