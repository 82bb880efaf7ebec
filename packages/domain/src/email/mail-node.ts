/** An element of a mail's HTML, from which both the file and the preview are made. */
export interface MailNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly style: Readonly<Record<string, string>>;
  readonly children: readonly (MailNode | string)[];
}

interface Parts {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly style?: Readonly<Record<string, string>>;
}

/** Makes one element. */
export function mailNode(
  tag: string,
  { attributes = {}, style = {} }: Parts,
  ...children: readonly (MailNode | string | null)[]
): MailNode {
  return { tag, attributes, style, children: children.filter((child) => child !== null) };
}

/** The text of a style attribute. */
export function styleText(style: MailNode['style']): string {
  return Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

const voidTags = new Set(['br', 'hr', 'img', 'meta']);

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An element as HTML. */
export function htmlOf({ tag, attributes, style, children }: MailNode): string {
  const all =
    Object.keys(style).length > 0 ? { ...attributes, style: styleText(style) } : attributes;
  const words = Object.entries(all).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const begin = `<${tag}${words.join('')}>`;
  if (voidTags.has(tag)) return begin;
  const isRaw = tag === 'style';
  const inner = children.map((child) =>
    typeof child === 'string' ? (isRaw ? child : escaped(child)) : htmlOf(child),
  );
  return `${begin}${inner.join('')}</${tag}>`;
}
