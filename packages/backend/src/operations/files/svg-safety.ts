import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { SaxesParser } from 'saxes';

import { isLocalReference, isSafeCss } from './svg-css';
import { drawingElements, embeddingElements, isEditorNamespace, svgNamespace } from './svg-names';

/**
 * `unreadable`: no SVG, or not well-formed, so that a browser shows nothing either. `unsafe`: it
 * runs something, reaches out of the file or has forbidden content. `tooComplex`: more than a
 * browser should have to draw.
 */
export type SvgFinding = 'safe' | 'unreadable' | 'unsafe' | 'tooComplex';

/** Elements in one file, and elements drawn once every `use` is followed. */
export const maxSvgElements = 10_000;
const maxDrawn = 100_000;
const maxDepth = 200;

/** Ends the parse at the first finding. */
class Found extends Error {
  readonly finding: Exclude<SvgFinding, 'safe'>;
  constructor(finding: Exclude<SvgFinding, 'safe'>) {
    super(finding);
    this.finding = finding;
  }
}

const encodings = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii', 'iso-8859-1', 'latin1']);

/**
 * The file as text. Only encodings in which a browser reads the same markup as this check does:
 * a byte order mark decides, then the declaration. Throws for bytes in any other encoding.
 */
export function decodeSvg(bytes: Uint8Array): string {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : null;
  const bigMark = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  const wide = mark ?? bigMark;
  if (wide) return new TextDecoder(wide, { fatal: true }).decode(bytes);

  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/u.exec(
    head,
  );
  const encoding = (declared?.[1] ?? 'utf-8').toLowerCase();
  if (!encodings.has(encoding)) throw new Found('unsafe');
  const isLatin = encoding === 'iso-8859-1' || encoding === 'latin1';
  return new TextDecoder(isLatin ? 'latin1' : 'utf-8', { fatal: true }).decode(bytes);
}

interface Element {
  id: string | null;
  /** Elements drawn by this one, itself included, before `use` is followed. */
  count: number;
  uses: string[];
}

/** How many elements are drawn in all; a drawing that holds itself counts as endless. */
function drawnBy(elements: readonly Element[], root: Element): number {
  const byId = new Map(elements.flatMap((element) => (element.id ? [[element.id, element]] : [])));
  const known = new Map<Element, number>();
  const open = new Set<Element>();
  function drawn(element: Element): number {
    const before = known.get(element);
    if (before !== undefined) return before;
    if (open.has(element) || open.size > maxDepth) return Number.POSITIVE_INFINITY;
    open.add(element);
    let total = element.count;
    for (const id of element.uses) {
      const target = byId.get(id);
      if (target) total += drawn(target);
      if (total > maxDrawn) break;
    }
    open.delete(element);
    known.set(element, total);
    return total;
  }
  return drawn(root);
}

function checkAttribute(element: string, { name, local, prefix, value }: SaxesAttributeNS): void {
  const plain = local.toLowerCase();
  // A base address would lead "#name" out of the file.
  if (plain.startsWith('on') || name.toLowerCase() === 'xml:base') throw new Found('unsafe');
  if (prefix === 'xmlns' || name === 'xmlns') return;
  if (plain === 'href' || plain === 'src') {
    if (!isLocalReference(value, embeddingElements.has(element))) throw new Found('unsafe');
  } else if (!isSafeCss(value)) {
    throw new Found('unsafe');
  }
}

/** Reads one SVG as a stream of tags and throws at the first thing that is not allowed. */
class SvgReader {
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #open: Element[] = [];
  readonly #elements: Element[] = [];
  /** The text of the style element that is open: a browser reads its parts as one. */
  #style: string | null = null;

  constructor() {
    const parser = this.#parser;
    parser.on('error', () => {
      throw new Found('unreadable');
    });
    parser.on('doctype', (doctype) => {
      // A plain public identifier is common in honest exports; declarations are not.
      if (/\[|ENTITY/iu.test(doctype)) throw new Found('unsafe');
    });
    parser.on('processinginstruction', ({ target }) => {
      if (target.toLowerCase() === 'xml-stylesheet') throw new Found('unsafe');
    });
    parser.on('opentag', (tag) => this.#enter(tag));
    parser.on('closetag', () => this.#leave());
    const addText = (text: string) => {
      if (this.#style !== null) this.#style += text;
    };
    parser.on('text', addText);
    parser.on('cdata', addText);
  }

  read(text: string): void {
    this.#parser.write(text).close();
    const [root] = this.#elements;
    if (!root) throw new Found('unreadable');
    if (drawnBy(this.#elements, root) > maxDrawn) throw new Found('tooComplex');
  }

  #enter({ uri, local, attributes }: SaxesTagNS): void {
    if (this.#elements.length === 0 && (uri !== svgNamespace || local !== 'svg')) {
      throw new Found('unreadable');
    }
    const draws = uri === svgNamespace;
    if (this.#style !== null || (draws ? !drawingElements.has(local) : !isEditorNamespace(uri))) {
      throw new Found('unsafe');
    }
    for (const attribute of Object.values(attributes)) checkAttribute(local, attribute);
    if (this.#elements.length >= maxSvgElements || this.#open.length >= maxDepth) {
      throw new Found('tooComplex');
    }
    const element: Element = { id: attributes['id']?.value ?? null, count: 0, uses: [] };
    this.#elements.push(element);
    this.#open.push(element);
    for (const around of this.#open) around.count += 1;
    if (draws && local === 'use') this.#noteUse(Object.values(attributes));
    if (draws && local === 'style') this.#style = '';
  }

  #noteUse(attributes: readonly SaxesAttributeNS[]): void {
    for (const { local, value } of attributes) {
      if (local !== 'href') continue;
      for (const around of this.#open) around.uses.push(value.trim().slice(1));
    }
  }

  #leave(): void {
    this.#open.pop();
    if (this.#style !== null && !isSafeCss(this.#style)) throw new Found('unsafe');
    this.#style = null;
  }
}

/**
 * Checks an SVG without drawing it, so it also runs in a worker or on a server
 * (docs/product/files.md#upload-checks).
 */
export function inspectSvg(bytes: Uint8Array): SvgFinding {
  try {
    new SvgReader().read(decodeSvg(bytes));
    return 'safe';
  } catch (error) {
    // Bytes that are no text in the encoding that they claim.
    return error instanceof Found ? error.finding : 'unreadable';
  }
}
