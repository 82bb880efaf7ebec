import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { SaxesParser } from 'saxes';

import { isLocalReference, isSafeCss } from '../files/svg-css';
import {
  drawingElements,
  embeddingElements,
  isEditorNamespace,
  svgNamespace,
} from '../files/svg-names';
import { decodeSvg } from '../files/svg-safety';

const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (text: string) =>
  `"${escaped(text)
    .replaceAll('"', '&quot;')
    .replaceAll(/[\n\t\r]/gu, ' ')}"`;

/** Ends the reading of a file that cannot be cleaned. */
class Uncleanable extends Error {}

/** Copies the elements and attributes that only draw, and leaves out everything else. */
class SvgCleaner {
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #written: string[] = [];
  readonly #open: string[] = [];
  /** How many elements are open inside one that is left out. */
  #skipped = 0;
  #style: string | null = null;
  wasCleaned = false;

  constructor() {
    const parser = this.#parser;
    parser.on('error', () => {
      throw new Uncleanable();
    });
    parser.on('doctype', (doctype) => {
      // Without its entities the text of the file would be another one.
      if (/\[|ENTITY/iu.test(doctype)) throw new Uncleanable();
    });
    parser.on('processinginstruction', ({ target }) => {
      if (target.toLowerCase() === 'xml-stylesheet') this.wasCleaned = true;
    });
    parser.on('opentag', (tag) => this.#enter(tag));
    parser.on('closetag', () => this.#leave());
    const addText = (text: string) => this.#addText(text);
    parser.on('text', addText);
    parser.on('cdata', addText);
  }

  clean(text: string): string {
    this.#parser.write(text).close();
    return this.#written.join('');
  }

  #enter({ uri, local, attributes }: SaxesTagNS): void {
    const draws = uri === svgNamespace && drawingElements.has(local);
    if (this.#open.length === 0 && this.#skipped === 0 && !(draws && local === 'svg')) {
      throw new Uncleanable();
    }
    if (this.#skipped > 0 || this.#style !== null || !draws) {
      this.#skipped += 1;
      if (!isEditorNamespace(uri)) this.wasCleaned = true;
      return;
    }
    if (local === 'style') this.#style = '';
    const kept = Object.values(attributes).flatMap((each) => this.#attribute(local, each));
    const names =
      this.#open.length === 0 ? [`xmlns="${svgNamespace}"`, `xmlns:xlink="${xlinkNamespace}"`] : [];
    this.#open.push(local);
    this.#written.push(`<${[local, ...names, ...kept].join(' ')}>`);
  }

  #attribute(element: string, { name, local, prefix, uri, value }: SaxesAttributeNS): string[] {
    if (prefix === 'xmlns' || name === 'xmlns' || isEditorNamespace(uri)) return [];
    const known = uri === '' || uri === xlinkNamespace || uri === xmlNamespace;
    const plain = local.toLowerCase();
    const isReference = plain === 'href' || plain === 'src';
    const isSafe = isReference
      ? isLocalReference(value, embeddingElements.has(element))
      : !plain.startsWith('on') && plain !== 'base' && isSafeCss(value);
    if (!known || !isSafe) {
      this.wasCleaned = true;
      return [];
    }
    const start = uri === xlinkNamespace ? 'xlink:' : uri === xmlNamespace ? 'xml:' : '';
    return [`${start}${local}=${quoted(value)}`];
  }

  #addText(text: string): void {
    if (this.#skipped > 0) return;
    if (this.#style !== null) this.#style += text;
    else if (this.#open.length > 0) this.#written.push(escaped(text));
  }

  #leave(): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    if (this.#style !== null) this.#written.push(escaped(this.#safeStyle(this.#style)));
    this.#style = null;
    this.#written.push(`</${this.#open.pop() ?? ''}>`);
  }

  /** The style sheet without its imports; empty if it is still unsafe. */
  #safeStyle(css: string): string {
    if (isSafeCss(css)) return css;
    this.wasCleaned = true;
    const local = css.replaceAll(/@import[^;]*;/giu, '');
    return isSafeCss(local) ? local : '';
  }
}

/** A drawing without the parts that run something or reach out of the file. */
export interface CleanedSvg {
  bytes: Uint8Array<ArrayBuffer>;
  wasCleaned: boolean;
}

/**
 * Returns a copy with only the elements that draw (docs/product/files.md#upload-checks), or null
 * where the file is no SVG or declares entities. The copy still has to be inspected.
 */
export function cleanSvg(bytes: Uint8Array): CleanedSvg | null {
  try {
    const cleaner = new SvgCleaner();
    const text = cleaner.clean(decodeSvg(bytes));
    return {
      bytes: Uint8Array.from(new TextEncoder().encode(text)),
      wasCleaned: cleaner.wasCleaned,
    };
  } catch {
    return null;
  }
}
