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

const namespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const type = 'application/vnd.openxmlformats-officedocument';

// 16 to 9, in English Metric Units (914,400 to the inch).
const slideSize = { width: 12_192_000, height: 6_858_000 };
const edge = 762_000;

const emptyTree =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
const colorMap =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

interface Text {
  id: number;
  name: string;
  /** The placeholder that a reader announces it as. */
  role: 'title' | 'body';
  top: number;
  height: number;
  /** Hundredths of a point. */
  size: number;
  color: string;
  isBold: boolean;
  paragraphs: readonly string[];
}

function textBox({ id, name, role, top, height, size, color, isBold, paragraphs }: Text): string {
  const run = `<a:rPr lang="en-GB" sz="${size}" b="${isBold ? 1 : 0}" dirty="0"><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></a:rPr>`;
  const texts = paragraphs.map(
    (text) =>
      `<a:p><a:pPr marL="0" indent="0"><a:spcAft><a:spcPts val="900"/></a:spcAft><a:buNone/></a:pPr><a:r>${run}<a:t>${escapeXml(text)}</a:t></a:r></a:p>`,
  );
  const placeholder = role === 'title' ? '<p:ph type="title"/>' : '<p:ph type="body" idx="1"/>';
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr/><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="${edge}" y="${top}"/><a:ext cx="${slideSize.width - edge * 2}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"><a:normAutofit/></a:bodyPr><a:lstStyle/>${texts.join('')}</p:txBody></p:sp>`;
}

function slide(shapes: readonly string[], ground: string): string {
  return `${xmlHead}<p:sld ${namespaces}><p:cSld><p:bg><p:bgPr><a:solidFill><a:srgbClr val="${ground}"/></a:solidFill><a:effectLst/></p:bgPr></p:bg><p:spTree>${emptyTree}${shapes.join('')}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
}

function slidesOf({ title, author, color, sections }: Outline): string[] {
  const brand = color.slice(1);
  const cover = slide(
    [
      textBox({
        id: 2,
        name: 'Title',
        role: 'title',
        top: 2_400_000,
        height: 1_300_000,
        size: 5400,
        color: 'FFFFFF',
        isBold: true,
        paragraphs: [title],
      }),
      textBox({
        id: 3,
        name: 'Author',
        role: 'body',
        top: 3_800_000,
        height: 700_000,
        size: 2400,
        color: 'FFFFFF',
        isBold: false,
        paragraphs: [author],
      }),
    ],
    brand,
  );
  return [
    cover,
    ...sections.map(({ heading, paragraphs }) =>
      slide(
        [
          textBox({
            id: 2,
            name: 'Title',
            role: 'title',
            top: 560_000,
            height: 900_000,
            size: 3600,
            color: brand,
            isBold: true,
            paragraphs: [heading],
          }),
          textBox({
            id: 3,
            name: 'Text',
            role: 'body',
            top: 1_700_000,
            height: 4_400_000,
            size: 2000,
            color: '1A1F24',
            isBold: false,
            paragraphs: paragraphs.slice(0, 7),
          }),
        ],
        'FFFFFF',
      ),
    ),
  ];
}

function theme(color: string): string {
  const rgb = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`;
  const brand = color.slice(1);
  const accents = [1, 2, 3, 4, 5, 6].map((i) => rgb(`accent${i}`, brand)).join('');
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = `<a:ln w="9525">${fill}</a:ln>`;
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
  const font = (kind: string) =>
    `<a:${kind}><a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/></a:${kind}>`;
  return `${xmlHead}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Brand"><a:themeElements><a:clrScheme name="Brand">${rgb('dk1', '1A1F24')}${rgb('lt1', 'FFFFFF')}${rgb('dk2', brand)}${rgb('lt2', 'F4F4F2')}${accents}${rgb('hlink', brand)}${rgb('folHlink', brand)}</a:clrScheme><a:fontScheme name="Brand">${font('majorFont')}${font('minorFont')}</a:fontScheme><a:fmtScheme name="Brand"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
}

const placeholders = (ids: readonly ('title' | 'body')[]) =>
  ids
    .map((role, i) =>
      textBox({
        id: i + 2,
        name: role === 'title' ? 'Title' : 'Text',
        role,
        top: 560_000 + i * 1_140_000,
        height: role === 'title' ? 900_000 : 4_400_000,
        size: role === 'title' ? 3600 : 2000,
        color: '1A1F24',
        isBold: role === 'title',
        paragraphs: [role === 'title' ? 'Title' : 'Text'],
      }),
    )
    .join('');

const layout = `${xmlHead}<p:sldLayout ${namespaces} type="obj" preserve="1"><p:cSld name="Title and text"><p:spTree>${emptyTree}${placeholders(['title', 'body'])}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;

const master = `${xmlHead}<p:sldMaster ${namespaces}><p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg><p:spTree>${emptyTree}${placeholders(['title', 'body'])}</p:spTree></p:cSld>${colorMap}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`;

function presentation(count: number): string {
  const ids = Array.from(
    { length: count },
    (_, i) => `<p:sldId id="${256 + i}" r:id="rId${i + 3}"/>`,
  );
  return `${xmlHead}<p:presentation ${namespaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${ids.join('')}</p:sldIdLst><p:sldSz cx="${slideSize.width}" cy="${slideSize.height}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`;
}

/** The document as a PowerPoint file (ISO/IEC 29500, PresentationML): a slide for each section. */
export function toPptx(outline: Outline): Uint8Array<ArrayBuffer> {
  const slides = slidesOf(outline);
  const path = (i: number) => `ppt/slides/slide${i + 1}.xml`;
  return pack({
    '[Content_Types].xml': contentTypes({
      'ppt/presentation.xml': `${type}.presentationml.presentation.main+xml`,
      'ppt/slideMasters/slideMaster1.xml': `${type}.presentationml.slideMaster+xml`,
      'ppt/slideLayouts/slideLayout1.xml': `${type}.presentationml.slideLayout+xml`,
      'ppt/theme/theme1.xml': `${type}.theme+xml`,
      'docProps/core.xml': corePropertiesType,
      ...Object.fromEntries(slides.map((_, i) => [path(i), `${type}.presentationml.slide+xml`])),
    }),
    '_rels/.rels': relationships([
      ['officeDocument', 'ppt/presentation.xml'],
      [corePropertiesKind, 'docProps/core.xml'],
    ]),
    'ppt/presentation.xml': presentation(slides.length),
    'ppt/_rels/presentation.xml.rels': relationships([
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ['theme', 'theme/theme1.xml'],
      ...slides.map((_, i) => ['slide', `slides/slide${i + 1}.xml`] as const),
    ]),
    'ppt/slideMasters/slideMaster1.xml': master,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationships([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['theme', '../theme/theme1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml': layout,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationships([
      ['slideMaster', '../slideMasters/slideMaster1.xml'],
    ]),
    'ppt/theme/theme1.xml': theme(outline.color),
    'docProps/core.xml': coreProperties(outline.title, outline.author),
    ...Object.fromEntries(slides.map((xml, i) => [path(i), xml])),
    ...Object.fromEntries(
      slides.map((_, i) => [
        `ppt/slides/_rels/slide${i + 1}.xml.rels`,
        relationships([['slideLayout', '../slideLayouts/slideLayout1.xml']]),
      ]),
    ),
  });
}
