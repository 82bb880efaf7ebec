import type { Parts } from './office-package';
import {
  contentTypes,
  coreProperties,
  corePropertiesKind,
  corePropertiesType,
  escapeXml,
  pack,
  relationships,
  xmlHead,
} from './office-package';
import type { Outline } from './outline';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

function paragraph(text: string, styleId: string): string {
  return `<w:p><w:pPr><w:pStyle w:val="${styleId}"/></w:pPr><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
}

function style(id: string, name: string, looks: string, isDefault = false): string {
  const fallback = isDefault ? ' w:default="1"' : '';
  const basis = isDefault ? '' : '<w:basedOn w:val="Normal"/><w:next w:val="Normal"/>';
  return `<w:style w:type="paragraph"${fallback} w:styleId="${id}"><w:name w:val="${name}"/>${basis}<w:qFormat/>${looks}</w:style>`;
}

function styles(color: string): string {
  const ink = `<w:color w:val="${color.slice(1)}"/>`;
  return `${xmlHead}<w:styles xmlns:w="${word}">${[
    style(
      'Normal',
      'Normal',
      '<w:pPr><w:spacing w:after="120" w:line="300" w:lineRule="auto"/></w:pPr><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="22"/></w:rPr>',
      true,
    ),
    style(
      'Title',
      'Title',
      `<w:pPr><w:spacing w:after="60"/></w:pPr><w:rPr><w:b/>${ink}<w:sz w:val="52"/></w:rPr>`,
    ),
    style(
      'Subtitle',
      'Subtitle',
      '<w:pPr><w:spacing w:after="360"/></w:pPr><w:rPr><w:color w:val="5A6468"/><w:sz w:val="24"/></w:rPr>',
    ),
    style(
      'Heading1',
      'heading 1',
      `<w:pPr><w:keepNext/><w:spacing w:before="320" w:after="100"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/>${ink}<w:sz w:val="30"/></w:rPr>`,
    ),
  ].join('')}</w:styles>`;
}

function body({ title, author, sections }: Outline): string {
  const paragraphs = [
    paragraph(title, 'Title'),
    paragraph(author, 'Subtitle'),
    ...sections.flatMap(({ heading, paragraphs: texts }) => [
      paragraph(heading, 'Heading1'),
      ...texts.map((text) => paragraph(text, 'Normal')),
    ]),
  ];
  // A4 in twentieths of a point.
  const sheet =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1304" w:right="1304" w:bottom="1304" w:left="1304" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';
  return `${xmlHead}<w:document xmlns:w="${word}"><w:body>${paragraphs.join('')}${sheet}</w:body></w:document>`;
}

/** The document as a Word file (ISO/IEC 29500, WordprocessingML). */
export function toDocx(outline: Outline): Uint8Array<ArrayBuffer> {
  const parts: Parts = {
    '[Content_Types].xml': contentTypes({
      'word/document.xml': `${type}.document.main+xml`,
      'word/styles.xml': `${type}.styles+xml`,
      'docProps/core.xml': corePropertiesType,
    }),
    '_rels/.rels': relationships([
      ['officeDocument', 'word/document.xml'],
      [corePropertiesKind, 'docProps/core.xml'],
    ]),
    'word/_rels/document.xml.rels': relationships([['styles', 'styles.xml']]),
    'word/document.xml': body(outline),
    'word/styles.xml': styles(outline.color),
    'docProps/core.xml': coreProperties(outline.title, outline.author),
  };
  return pack(parts);
}
