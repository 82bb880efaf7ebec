import boldLetters from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff?url';
import plainLetters from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?url';

/** The letters that are embedded in a document. */
export interface PdfLetters {
  readonly regular: Uint8Array;
  readonly strong: Uint8Array;
}

async function letter(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} could not be loaded.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Loads the letters of the product, which documents are set in. */
export async function pdfLetters(): Promise<PdfLetters> {
  const [regular, strong] = await Promise.all([letter(plainLetters), letter(boldLetters)]);
  return { regular, strong };
}
