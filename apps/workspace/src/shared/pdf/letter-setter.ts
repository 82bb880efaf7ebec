import type { PDFDocument } from 'pdfkit';

import type { PdfLetters } from './pdf-letters';
import { shownIn } from './pdf-letters';

/** Sets a font that supports a text, and collects the characters that no font has. */
export class LetterSetter {
  readonly #doc: PDFDocument;
  readonly #letters: PdfLetters;
  readonly #missing = new Set<string>();

  constructor(doc: PDFDocument, letters: PdfLetters) {
    this.#doc = doc;
    this.#letters = letters;
    for (const weight of ['regular', 'strong'] as const) {
      for (const [at, font] of letters[weight].entries()) doc.registerFont(`${weight} ${at}`, font);
    }
  }

  /** Returns the text without unsupported characters. */
  set(text: string, weight: keyof PdfLetters): string {
    const shown = shownIn(this.#letters[weight], text);
    for (const character of shown.missing) this.#missing.add(character);
    this.#doc.font(`${weight} ${shown.font}`);
    return shown.text;
  }

  missing(): readonly string[] {
    return [...this.#missing];
  }
}
