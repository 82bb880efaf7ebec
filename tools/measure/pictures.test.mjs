import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.mjs';
import { difference, differencePicture, report } from './pictures.mjs';

/** @type {import('playwright').Browser} */
let browser;
/** @type {import('playwright').Page} */
let page;

beforeAll(async () => {
  browser = await launch();
  page = await browser.newPage({ viewport: { width: 40, height: 30 } });
}, 30_000);

afterAll(() => browser.close());

/** @param {string} body @param {{ width: number, height: number }} [size] */
async function picture(body, size = { width: 40, height: 30 }) {
  await page.setViewportSize(size);
  await page.setContent(`<style>body { margin: 0 }</style>${body}`);
  return page.screenshot();
}

const box = (/** @type {string} */ style) => `<div style="position: absolute; ${style}"></div>`;

test('the same page gives the same picture', async () => {
  const style = box('left: 5px; top: 5px; width: 10px; height: 10px; background: #205375');
  expect(await difference(page, await picture(style), await picture(style))).toBe(0);
});

test('one pixel to the side is seen', async () => {
  const one = await picture(box('left: 5px; width: 10px; height: 10px; background: #205375'));
  const two = await picture(box('left: 6px; width: 10px; height: 10px; background: #205375'));
  expect(await difference(page, one, two)).toBe(20);
});

test('a shade that no eye sees is not counted, a visible one is', async () => {
  const one = await picture(box('inset: 0; background: rgb(100 100 100)'));
  const near = await picture(box('inset: 0; background: rgb(102 100 99)'));
  const far = await picture(box('inset: 0; background: rgb(104 100 100)'));
  expect(await difference(page, one, near)).toBe(0);
  expect(await difference(page, one, far)).toBe(40 * 30);
});

test('another size is another picture', async () => {
  const one = await picture('');
  const two = await picture('', { width: 40, height: 31 });
  expect(await difference(page, one, two)).toBe(Infinity);
});

test('the difference is red where the pictures differ and faint elsewhere', async () => {
  const before = await picture(box('left: 5px; width: 10px; height: 10px; background: #205375'));
  const after = await picture(box('left: 6px; width: 10px; height: 10px; background: #205375'));
  const where = Buffer.from(await differencePicture(page, before, after)).toString('base64');
  await page.setContent(
    `<style>body { margin: 0 }</style><img src="data:image/png;base64,${where}">`,
  );
  const shades = await page.locator('img').evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('No image');
    await image.decode();
    const canvas = new OffscreenCanvas(40, 30);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const at = (/** @type {number} */ x) => [...(context?.getImageData(x, 2, 1, 1).data ?? [])];
    return { changed: at(5), same: at(10), ground: at(30) };
  });
  expect(shades.changed).toEqual([220, 0, 0, 255]);
  expect(shades.ground).toEqual([255, 255, 255, 255]);
  expect(shades.same.at(0)).toBeGreaterThan(150);
});

test('the report shows each change three times', () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const html = report([{ name: 'button.png', before: bytes, after: bytes, difference: bytes }]);
  expect(html).toContain('<h2>button.png</h2>');
  expect(html.match(/data:image\/png;base64,AQID/g)).toHaveLength(3);
});
