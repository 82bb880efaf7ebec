/**
 * Counts the pixels in which two PNG pictures differ by more than an invisible shade (antialiasing
 * moves by one or two steps between runs).
 *
 * @param {import('playwright').Page} page any page of a browser: it decodes the pictures
 * @param {Uint8Array} before
 * @param {Uint8Array} after
 * @returns {Promise<number>} `Infinity` when the sizes differ
 */
export async function difference(page, before, after) {
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
    /** @type {[string, string]} */ ([encoded(before), encoded(after)]),
  );
  return found < 0 ? Infinity : found;
}

/**
 * @typedef {object} Change
 * @property {string} name
 * @property {Uint8Array} before PNG
 * @property {Uint8Array} after PNG
 * @property {Uint8Array} difference PNG: the changes in red over a faint `after`
 */

/**
 * A picture of where two PNG pictures differ, as large as the larger of them.
 *
 * @param {import('playwright').Page} page any page of a browser
 * @param {Uint8Array} before
 * @param {Uint8Array} after
 * @returns {Promise<Uint8Array>} PNG
 */
export async function differencePicture(page, before, after) {
  const base64 = await page.evaluate(
    async ([first, second]) => {
      /** @param {string} text */
      const decode = async (text) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      };
      const [one, two] = [await decode(first), await decode(second)];
      const width = Math.max(one.width, two.width);
      const height = Math.max(one.height, two.height);
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas.');
      // Black where both are the same.
      context.drawImage(one, 0, 0);
      context.globalCompositeOperation = 'difference';
      context.drawImage(two, 0, 0);
      const differs = context.getImageData(0, 0, width, height);
      for (let index = 0; index < differs.data.length; index += 4) {
        const [red = 0, green = 0, blue = 0] = differs.data.subarray(index, index + 3);
        const isSame = Math.max(red, green, blue) <= 3;
        differs.data.set(isSame ? [255, 255, 255, 200] : [220, 0, 0, 255], index);
      }
      const mask = new OffscreenCanvas(width, height);
      mask.getContext('2d')?.putImageData(differs, 0, 0);
      context.globalCompositeOperation = 'copy';
      context.drawImage(two, 0, 0);
      context.globalCompositeOperation = 'source-over';
      context.drawImage(mask, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    /** @type {[string, string]} */ ([encoded(before), encoded(after)]),
  );
  return Buffer.from(base64, 'base64');
}

/** @param {Uint8Array} bytes */
function encoded(bytes) {
  return Buffer.from(bytes).toString('base64');
}

/**
 * One page that shows every change: before, after, and where they differ.
 *
 * @param {readonly Change[]} changes
 * @returns {string} HTML with the pictures in it
 */
export function report(changes) {
  const figure = (/** @type {string} */ caption, /** @type {Uint8Array} */ picture) =>
    `<figure><figcaption>${caption}</figcaption><img alt="${caption}" src="data:image/png;base64,${encoded(picture)}"></figure>`;
  const rows = changes.map(
    ({ name, before, after, difference: where }) =>
      `<h2>${name}</h2><div>${figure('Before', before)}${figure('After', after)}${figure('Difference', where)}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pictures</title>
<style>body{font:16px/1.5 sans-serif;margin:24px}div{display:flex;gap:16px}figure{margin:0;flex:1}img{width:100%;border:1px solid #999}</style>
<h1>Changed pictures: ${changes.length}</h1>${rows.join('\n')}</html>`;
}
