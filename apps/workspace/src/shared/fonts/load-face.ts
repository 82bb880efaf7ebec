import type { FontFacts } from './read-font';

/** The loaded face of each font; a newer one replaces it. */
const faces = new Map<string, FontFace>();

/** Opens a font file for the page and reads its names and weights. */
async function opened(name: string, blob: Blob): Promise<{ face: FontFace; facts: FontFacts }> {
  const [{ readFont }, bytes] = await Promise.all([import('./read-font'), blob.arrayBuffer()]);
  const facts = readFont(new Uint8Array(bytes));
  // Without a weight range a variable font would render in one weight.
  const face = new FontFace(name, bytes, { weight: facts.weights.join(' ') });
  await face.load();
  return { face, facts };
}

/** Returns the names and weights of a font file. Throws if the browser cannot use it. */
export async function checkFont(blob: Blob): Promise<FontFacts> {
  return (await opened('checked', blob)).facts;
}

/** Loads a font into the page under a name and replaces the previous one with this id. */
export async function loadFace(id: string, name: string, blob: Blob): Promise<FontFacts> {
  const { face, facts } = await opened(name, blob);
  const before = faces.get(id);
  if (before) document.fonts.delete(before);
  faces.set(id, face);
  document.fonts.add(face);
  return facts;
}
