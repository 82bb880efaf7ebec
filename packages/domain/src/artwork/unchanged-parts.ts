import type { SvgNode } from './svg-tree';
import { elementsOf } from './svg-tree';

type Kept = SvgNode & { readonly attributes: Map<string, string> };

const prefix = 'unchanged-';

function idsIn(node: SvgNode): SvgNode[] {
  return [...(node.attributes.has('id') ? [node] : []), ...elementsOf(node).flatMap(idsIn)];
}

/**
 * The masks of a drawing whose colors change. A mask works by lightness, so it keeps its own
 * colors, and refers to copies of the elements it uses.
 */
export class UnchangedParts {
  readonly #byId: ReadonlyMap<string, SvgNode>;
  readonly #used = new Set<string>();

  constructor(root: SvgNode) {
    this.#byId = new Map(idsIn(root).map((node) => [node.attributes.get('id') ?? '', node]));
  }

  /** A mask with the paints that its parts inherit. */
  mask(node: SvgNode, paints: Readonly<Record<string, string>>): SvgNode {
    const attributes = new Map([...node.attributes, ...Object.entries(paints)]);
    const kept = this.#kept({ ...node, attributes });
    const id = node.attributes.get('id');
    return id === undefined ? kept : { ...kept, attributes: kept.attributes.set('id', id) };
  }

  /** Returns the copies that the masks refer to. */
  copies(): SvgNode[] {
    const children: SvgNode[] = [];
    // A copy can refer to others, which are added during the loop.
    for (const id of this.#used) {
      const node = this.#byId.get(id);
      if (node) children.push(this.#kept(node));
    }
    return children.length === 0 ? [] : [{ name: 'defs', attributes: new Map(), children }];
  }

  #kept({ name, attributes, children }: SvgNode): Kept {
    return {
      name,
      attributes: new Map([...attributes].map(([key, value]) => [key, this.#text(key, value)])),
      children: children.map((child) => (typeof child === 'string' ? child : this.#kept(child))),
    };
  }

  #text(name: string, value: string): string {
    if (name === 'id') return `${prefix}${value}`;
    // Masks are not copied.
    if (name === 'mask') return value;
    const reference = name === 'href' ? /^(#)(.+)$/u : /(url\(\s*["']?#)([^"')\s]+)/gu;
    return value.replace(reference, (_, start: string, id: string) => {
      this.#used.add(id);
      return `${start}${prefix}${id}`;
    });
  }
}
