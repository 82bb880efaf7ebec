/** An element of a drawing, with texts and elements as its children. */
export interface SvgNode {
  /** Without a namespace: `path`. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (SvgNode | string)[];
}

/** A file that is not the well-formed markup of one drawing. */
export class SvgReadError extends Error {
  override name = 'SvgReadError';
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function unescaped(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/giu, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return entities[name] ?? whole;
    const code = Number.parseInt(String(decimal ?? hex), decimal === undefined ? 16 : 10);
    return code > 0x10_ffff ? '\uFFFD' : String.fromCodePoint(code);
  });
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);
const tokens =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<![^>]*>|<\/\s*([\w:.-]+)\s*>|<([\w:.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/gu;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

function attributesOf(markup: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of markup.matchAll(attribute)) {
    if (name.startsWith('xmlns')) continue;
    found.set(withoutPrefix(name), unescaped(double ?? single ?? ''));
  }
  return found;
}

type Open = SvgNode & { readonly children: (SvgNode | string)[] };

/**
 * Reads a drawing that the backend has checked: no entities of its own, no scripts. Prefixes of
 * names are left out. Throws `SvgReadError` where the tags do not match.
 */
export function readSvg(text: string): SvgNode {
  const top: Open = { name: '', attributes: new Map(), children: [] };
  const open: Open[] = [top];
  for (const [, cdata, closed, opened, markup = '', slash, words] of text.matchAll(tokens)) {
    const inside = open.at(-1) ?? top;
    if (closed !== undefined) {
      if (open.length === 1 || inside.name !== withoutPrefix(closed)) {
        throw new SvgReadError(`</${closed}> closes nothing.`);
      }
      open.pop();
    } else if (opened !== undefined) {
      const node: Open = {
        name: withoutPrefix(opened),
        attributes: attributesOf(markup),
        children: [],
      };
      inside.children.push(node);
      if (slash === '') open.push(node);
    } else if (cdata !== undefined) {
      inside.children.push(cdata);
    } else if (words !== undefined && open.length > 1) {
      inside.children.push(unescaped(words));
    }
  }
  const [root] = elementsOf(top);
  if (open.length > 1 || root?.name !== 'svg') throw new SvgReadError('This is no drawing.');
  return root;
}

/** The child elements. */
export function elementsOf(node: SvgNode): SvgNode[] {
  return node.children.filter((child) => typeof child !== 'string');
}

function written(node: SvgNode, start = ''): string {
  const attributes = [...node.attributes].map(
    ([name, value]) =>
      ` ${name === 'href' ? 'xlink:href' : name}="${escaped(value).replaceAll('"', '&quot;')}"`,
  );
  const inside = node.children.map((child) =>
    typeof child === 'string' ? escaped(child) : written(child),
  );
  return `<${node.name}${start}${attributes.join('')}>${inside.join('')}</${node.name}>`;
}

/** The drawing as a file. */
export function writeSvg(root: SvgNode): string {
  return written(
    root,
    ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"',
  );
}
