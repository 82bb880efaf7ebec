/**
 * Counts the pixels in which two PNG pictures differ by more than a shade that
 * no eye sees (antialiasing moves by one or two steps between runs).
 *
 * @param {import('playwright').Page} page any page of a browser: it decodes the pictures
 * @param {Uint8Array} before
 * @param {Uint8Array} after
 * @returns {Promise<number>} `Infinity` when the sizes differ
 */
export async function difference(page, before, after) {
  const encode = (/** @type {Uint8Array} */ bytes) => Buffer.from(bytes).toString('base64');
  const found = await page.evaluate(
    async ([first, second]) => {
      /** @param {string} base64 */
      const pixels = async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('No canvas.');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const one = await pixels(first);
      const two = await pixels(second);
      if (one.width !== two.width || one.height !== two.height) return -1;
      const tolerance = 3;
      let count = 0;
      for (let index = 0; index < one.data.length; index += 4) {
        const differs = [0, 1, 2, 3].some(
          (channel) =>
            Math.abs((one.data[index + channel] ?? 0) - (two.data[index + channel] ?? 0)) >
            tolerance,
        );
        if (differs) count += 1;
      }
      return count;
    },
    /** @type {[string, string]} */ ([encode(before), encode(after)]),
  );
  return found < 0 ? Infinity : found;
}
