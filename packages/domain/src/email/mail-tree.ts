import type { EmailTemplate } from '../campaign/email-campaign.schema';
import { contrast } from '../color/contrast';
import { parseHex } from '../color/hex';
import { readableOn } from '../color/luminance';
import type { MailBlock, MailSpan } from './mail-body';
import { blocksOf } from './mail-body';
import type { MailMessage, MailPicture } from './mail-message';
import { footerOf, unsubscribeAddress, unsubscribePlaceholder } from './mail-message';
import type { MailNode } from './mail-node';
import { mailNode } from './mail-node';

export interface MailView {
  readonly isDark: boolean;
  /** Readers with images off see their alt texts. */
  readonly hasImages: boolean;
}

interface Look {
  /** The brand's color behind the logo. */
  readonly hasBand: boolean;
  readonly align: 'left' | 'center';
  readonly imageFirst: boolean;
  /** A line in the brand's color along the text. */
  readonly hasRule: boolean;
}

const looks: Record<EmailTemplate, Look> = {
  newsletter: { hasBand: false, align: 'left', imageFirst: false, hasRule: false },
  announcement: { hasBand: true, align: 'left', imageFirst: false, hasRule: false },
  promotion: { hasBand: false, align: 'center', imageFirst: true, hasRule: false },
  event: { hasBand: false, align: 'left', imageFirst: true, hasRule: true },
};

const width = 600;
const light = { ground: '#f2f2f0', paper: '#ffffff', text: '#1d1d1b', muted: '#5c5c58' };
const dark = { ground: '#161616', paper: '#232323', text: '#f1f1ee', muted: '#b9b9b3' };

interface Inks {
  readonly ground: string;
  readonly paper: string;
  readonly text: string;
  readonly muted: string;
  readonly brand: string;
  readonly onBrand: string;
  /** The brand's color where it can be read on the paper, else the text's. */
  readonly link: string;
}

function isReadable(hex: string, ground: string): boolean {
  const [one, other] = [parseHex(hex), parseHex(ground)];
  return one !== null && other !== null && contrast(one, other) >= 4.5;
}

function inksOf({ brandColor: brand, inkOnBrand }: MailMessage, isDark: boolean): Inks {
  const base = isDark ? dark : light;
  const rgb = parseHex(brand);
  const plain = rgb && readableOn(rgb) === 'white' ? '#ffffff' : '#000000';
  const onBrand = inkOnBrand ?? plain;
  return { ...base, brand, onBrand, link: isReadable(brand, base.paper) ? brand : base.text };
}

function spanNode(span: MailSpan, inks: Inks, brandName: string): MailNode | string {
  const { text, address, isStrong } = span;
  if (address !== null) {
    const href = address === unsubscribePlaceholder ? unsubscribeAddress(brandName) : address;
    return mailNode('a', { attributes: { href }, style: { color: inks.link } }, text);
  }
  return isStrong ? mailNode('strong', {}, text) : text;
}

function linesOf(
  lines: readonly (readonly MailSpan[])[],
  inks: Inks,
  brandName: string,
): (MailNode | string)[] {
  return lines.flatMap((line, index) => [
    ...(index === 0 ? [] : [mailNode('br', {})]),
    ...line.map((span) => spanNode(span, inks, brandName)),
  ]);
}

function blockNode(block: MailBlock, inks: Inks, { brandName, family }: Face): MailNode {
  const font = { 'font-family': family, color: inks.text };
  if (block.kind === 'list') {
    const items = block.lines.map((line) =>
      mailNode('li', { style: { margin: '0 0 6px' } }, ...linesOf([line], inks, brandName)),
    );
    const style = {
      ...font,
      margin: '0 0 18px',
      padding: '0 0 0 22px',
      'font-size': '16px',
      'line-height': '26px',
    };
    return mailNode('ul', { style }, ...items);
  }
  const isHeading = block.kind === 'heading';
  const size = isHeading
    ? { 'font-size': '20px', 'line-height': '28px', margin: '10px 0 10px', 'font-weight': '700' }
    : { 'font-size': '16px', 'line-height': '26px', margin: '0 0 18px' };
  return mailNode(
    isHeading ? 'h2' : 'p',
    { style: { ...font, ...size } },
    ...linesOf(block.lines, inks, brandName),
  );
}

interface Face {
  readonly brandName: string;
  readonly family: string;
}

function pictureNode(
  picture: MailPicture,
  { hasImages }: MailView,
  inks: Inks,
  wide: boolean,
): MailNode {
  const { source, alt, width: w, height: h } = picture;
  const size = wide
    ? { width: '100%', height: 'auto', 'max-width': `${width}px` }
    : { width: `${w}px`, height: `${h}px` };
  const common = { display: 'block', border: '0', color: inks.text, 'font-size': '14px' };
  if (hasImages) {
    const attributes = {
      src: source,
      alt,
      width: String(wide ? width : w),
      ...(wide ? {} : { height: String(h) }),
    };
    return mailNode('img', { attributes, style: { ...common, ...size } });
  }
  // Without a source the browser shows nothing of an empty alt text, as mail programs do.
  const box = {
    ...common,
    'background-color': inks.ground,
    padding: '12px',
    'box-sizing': 'border-box',
  };
  return mailNode('span', { style: { ...box, ...(wide ? { 'min-height': '72px' } : {}) } }, alt);
}

/** A row of the mail: one cell across, because mail programs lay out by tables alone. */
function row(
  style: MailNode['style'],
  ...children: readonly (MailNode | string | null)[]
): MailNode {
  return mailNode('tr', {}, mailNode('td', { style }, ...children));
}

function table(
  style: MailNode['style'],
  attributes: MailNode['attributes'],
  ...rows: readonly (MailNode | null)[]
) {
  const all = {
    role: 'presentation',
    cellpadding: '0',
    cellspacing: '0',
    border: '0',
    ...attributes,
  };
  return mailNode(
    'table',
    { attributes: all, style: { 'border-collapse': 'collapse', ...style } },
    mailNode('tbody', {}, ...rows),
  );
}

function buttonNode(
  label: string,
  address: string,
  inks: Inks,
  face: Face,
  align: string,
): MailNode {
  const link = mailNode(
    'a',
    {
      attributes: { href: address },
      style: {
        display: 'inline-block',
        padding: '14px 26px',
        color: inks.onBrand,
        'font-family': face.family,
        'font-size': '16px',
        'font-weight': '700',
        'text-decoration': 'none',
      },
    },
    label,
  );
  const cell = mailNode(
    'td',
    { style: { 'background-color': inks.brand, 'border-radius': '6px' } },
    link,
  );
  return table(
    align === 'center' ? { margin: '6px auto 24px' } : { margin: '6px 0 24px' },
    {},
    mailNode('tr', {}, cell),
  );
}

function familyOf(font: string | null): string {
  const own = font === null ? '' : `'${font.replace(/[^\p{L}\p{N} _-]/gu, '')}', `;
  return `${own}Arial, Helvetica, sans-serif`;
}

/** The message with the look, the colors and the typeface of its rows. */
interface Letter {
  readonly message: MailMessage;
  readonly view: MailView;
  readonly look: Look;
  readonly inks: Inks;
  readonly face: Face;
}

const sideOf = ({ align }: Look) => ({ padding: '0 32px', 'text-align': align });

/** The logo or the name of the brand. */
function headRow({ message: { brandName, logo }, view, look, inks, face }: Letter): MailNode {
  const mark = logo
    ? pictureNode(logo, view, inks, false)
    : mailNode(
        'span',
        {
          style: {
            'font-family': face.family,
            'font-size': '18px',
            'font-weight': '700',
            color: look.hasBand ? inks.onBrand : inks.text,
          },
        },
        brandName,
      );
  return row(
    {
      padding: look.hasBand ? '24px 32px' : '28px 32px 8px',
      'background-color': look.hasBand ? inks.brand : inks.paper,
    },
    look.align === 'center'
      ? table({ margin: '0 auto' }, {}, row({}, framed(mark, logo !== null, look, view)))
      : table({}, {}, row({}, framed(mark, logo !== null, look, view))),
  );
}

function titleRow({ message: { email }, look, inks, face }: Letter): MailNode {
  return row(
    { ...sideOf(look), padding: '28px 32px 12px' },
    mailNode(
      'h1',
      {
        style: {
          margin: '0',
          'font-family': face.family,
          'font-size': '28px',
          'line-height': '36px',
          color: inks.text,
        },
      },
      email.subject,
    ),
  );
}

/** The text with the button below it. */
function bodyRow({ message: { email }, look, inks, face }: Letter): MailNode {
  const words = blocksOf(email.body).map((block) => blockNode(block, inks, face));
  return row(
    sideOf(look),
    look.hasRule
      ? table(
          { width: '100%' },
          {},
          row({ 'border-left': `4px solid ${inks.brand}`, padding: '4px 0 0 18px' }, ...words),
        )
      : mailNode('div', {}, ...words),
    email.button
      ? mailNode(
          'div',
          { style: { padding: look.hasRule ? '18px 0 0' : '0' } },
          buttonNode(email.button.label, email.button.address, inks, face, look.align),
        )
      : null,
  );
}

function footRow({ message: { email, brandName }, view, inks, face }: Letter): MailNode {
  const { muted } = inks;
  return row(
    { padding: '20px 32px 28px', 'border-top': `1px solid ${view.isDark ? '#3c3c3c' : '#e2e2dd'}` },
    ...blocksOf(footerOf(email, brandName)).map((block) =>
      mailNode(
        'p',
        {
          style: {
            margin: '0 0 8px',
            'font-family': face.family,
            'font-size': '13px',
            'line-height': '20px',
            color: muted,
          },
        },
        ...linesOf(block.lines, { ...inks, link: muted }, brandName),
      ),
    ),
  );
}

/** The mail as its `body` element. */
export function mailTree(message: MailMessage, view: MailView): MailNode {
  const { brandName, email, image } = message;
  const look = looks[email.template];
  const inks = inksOf(message, view.isDark);
  const face: Face = { brandName, family: familyOf(message.fontFamily) };
  const letter: Letter = { message, view, look, inks, face };
  const { ground, paper, text } = inks;
  const picture =
    image &&
    row({ padding: look.imageFirst ? '0' : '8px 0 16px' }, pictureNode(image, view, inks, true));
  const title = titleRow(letter);
  const sheet = table(
    { width: '100%', 'max-width': `${width}px`, margin: '0 auto', 'background-color': paper },
    { width: String(width) },
    headRow(letter),
    ...(look.imageFirst ? [picture, title] : [title, picture]),
    bodyRow(letter),
    footRow(letter),
  );
  return mailNode(
    'body',
    { style: { margin: '0', padding: '24px 12px', 'background-color': ground, color: text } },
    hiddenPreheader(email.preheader),
    sheet,
  );
}

/** Inboxes show it after the subject; the opened mail does not. */
function hiddenPreheader(preheader: string): MailNode | null {
  if (preheader.trim() === '') return null;
  return mailNode(
    'div',
    { style: { display: 'none', 'max-height': '0', overflow: 'hidden', 'mso-hide': 'all' } },
    preheader,
  );
}

/** A logo on a plate of paper where the ground could hide it. */
function framed(mark: MailNode, isLogo: boolean, look: Look, { isDark }: MailView): MailNode {
  if (!isLogo) return mark;
  const hasPlate = look.hasBand || isDark;
  const style = {
    display: 'inline-block',
    padding: hasPlate ? '8px 12px' : '0',
    'background-color': hasPlate ? '#ffffff' : light.paper,
    'border-radius': '6px',
  };
  return mailNode('div', { style }, mark);
}
