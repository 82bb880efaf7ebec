import type { FontFacts } from './read-font';

/** The face on the page of each font; a newer one takes its place. */
const faces = new Map<string, FontFace>();

/** A font file that can be used on the page, with what it says about itself. */
async function opened(name: string, blob: Blob): Promise<{ face: FontFace; facts: FontFacts }> {
  const [{ readFont }, bytes] = await Promise.all([import('./read-font'), blob.arrayBuffer()]);
  const facts = readFont(new Uint8Array(bytes));
  // Without its range a font that varies would be set in one weight.
  const face = new FontFace(name, bytes, { weight: facts.weights.join(' ') });
  await face.load();
  return { face, facts };
}

/** Returns what a font file says about itself. Throws where a browser cannot use it. */
export async function checkFont(blob: Blob): Promise<FontFacts> {
  return (await opened('checked', blob)).facts;
}

/** Makes a font usable on the page under a name, in place of the one with this id before. */
export async function loadFace(id: string, name: string, blob: Blob): Promise<FontFacts> {
  const { face, facts } = await opened(name, blob);
  const before = faces.get(id);
  if (before) document.fonts.delete(before);
  faces.set(id, face);
  document.fonts.add(face);
  return facts;
}
