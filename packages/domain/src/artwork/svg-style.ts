import type { SvgNode } from './svg-tree';
import { elementsOf } from './svg-tree';

interface Rule {
  /** From the outermost element to the one that is styled. */
  readonly parts: readonly string[];
  readonly weight: number;
  readonly declarations: readonly Declaration[];
}

interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly isImportant: boolean;
}

function declarationsOf(css: string): Declaration[] {
  return css.split(';').flatMap((each) => {
    const colon = each.indexOf(':');
    if (colon < 0) return [];
    const property = each.slice(0, colon).trim().toLowerCase();
    const isImportant = /!\s*important\s*$/iu.test(each);
    const value = each
      .slice(colon + 1)
      .replace(/!\s*important\s*$/iu, '')
      .trim();
    return property === '' || value === '' ? [] : [{ property, value, isImportant }];
  });
}

const compound = /^(?:\*|[\w-]+)?(?:[.#][\w-]+)*$/u;

function weightOf(parts: readonly string[]): number {
  const all = parts.join(' ');
  const count = (pattern: RegExp) => all.match(pattern)?.length ?? 0;
  return count(/#/gu) * 10_000 + count(/\./gu) * 100 + count(/(?:^|\s)[a-z]/giu);
}

/** A style sheet as rules, and whether all of it could be read. */
function rulesOf(css: string): { rules: Rule[]; isWhole: boolean } {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/@charset[^;]*;/giu, '');
  let isWhole = !plain.includes('@');
  const rules: Rule[] = [];
  for (const [, selectors = '', body = ''] of plain.matchAll(/([^{}@]+)\{([^{}]*)\}/gu)) {
    for (const selector of selectors.split(',')) {
      const parts = selector.trim().split(/\s+/u);
      if (parts.every((part) => part !== '' && compound.test(part))) {
        rules.push({ parts, weight: weightOf(parts), declarations: declarationsOf(body) });
      } else {
        isWhole = false;
      }
    }
  }
  return { rules, isWhole };
}

function fits(part: string, { name, attributes }: SvgNode): boolean {
  const classes = (attributes.get('class') ?? '').split(/\s+/u);
  const [type = ''] = /^[\w*-]*/u.exec(part) ?? [];
  return (
    (type === '' || type === '*' || type === name) &&
    [...part.matchAll(/([.#])([\w-]+)/gu)].every(([, mark, word = '']) =>
      mark === '#' ? attributes.get('id') === word : classes.includes(word),
    )
  );
}

/** Returns whether a selector matches the last of these elements. */
function selects(parts: readonly string[], line: readonly SvgNode[]): boolean {
  const own = line.at(-1);
  const last = parts.at(-1);
  if (!own || last === undefined || !fits(last, own)) return false;
  let part = parts.length - 2;
  for (let at = line.length - 2; at >= 0 && part >= 0; at -= 1) {
    const node = line[at];
    if (node && fits(parts[part] ?? '', node)) part -= 1;
  }
  return part < 0;
}

/** Properties that have no attribute of the same name. */
const cssOnly = new Set(['mix-blend-mode', 'isolation', 'transform', 'transform-origin']);

function styled(node: SvgNode, above: readonly SvgNode[], rules: readonly Rule[]): SvgNode {
  const line = [...above, node];
  const found = [
    ...rules
      .filter(({ parts }) => selects(parts, line))
      .toSorted((one, other) => one.weight - other.weight)
      .flatMap(({ declarations }) => declarations),
    ...declarationsOf(node.attributes.get('style') ?? ''),
  ];
  const attributes = new Map(node.attributes);
  attributes.delete('style');
  attributes.delete('class');
  const rest: string[] = [];
  const important = found.filter(({ isImportant }) => isImportant);
  for (const { property, value } of [...found, ...important]) {
    if (cssOnly.has(property)) rest.push(`${property}:${value}`);
    else attributes.set(property, value);
  }
  if (rest.length > 0) attributes.set('style', rest.join(';'));
  const children = node.children
    .filter((child) => typeof child === 'string' || child.name !== 'style')
    .map((child) => (typeof child === 'string' ? child : styled(child, line, rules)));
  return { name: node.name, attributes, children };
}

function sheetsOf(node: SvgNode): string[] {
  const own =
    node.name === 'style'
      ? [node.children.filter((child) => typeof child === 'string').join('')]
      : [];
  return [...own, ...elementsOf(node).flatMap(sheetsOf)];
}

/**
 * The drawing with every style sheet and style attribute written as attributes of its elements.
 * `isWhole` is false where a rule could not be understood, as one for a screen size.
 */
export function withPlainStyle(root: SvgNode): { root: SvgNode; isWhole: boolean } {
  const { rules, isWhole } = rulesOf(sheetsOf(root).join('\n'));
  return { root: styled(root, [], rules), isWhole };
}
