import axe from 'axe-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.mjs';
import { openMeasures } from './faults.mjs';

/** @type {import('playwright').Browser} */
let browser;
/** @type {import('playwright').Page} */
let page;
/** @type {Awaited<ReturnType<typeof openMeasures>>} */
let measures;

beforeAll(async () => {
  measures = await openMeasures();
  browser = await launch();
  page = await browser.newPage({ viewport: { width: 320, height: 640 } });
}, 30_000);

afterAll(async () => {
  await browser.close();
  measures.close();
});

/** @param {string} body @param {string} module @param {string} name @param {unknown} [given] */
async function faultsIn(body, module, name, given) {
  await page.setContent(`<!doctype html><body style="margin: 0">${body}</body>`);
  await page.keyboard.press('F9');
  return measures.faults(page, module, name, given);
}

const square = (/** @type {number} */ size) =>
  `<button style="width: ${size}px; height: ${size}px; padding: 0; border: 0">a</button>`;

test('a target that is too small is named with its size', async () => {
  expect(await faultsIn(square(43), 'targets', 'smallerThan', 44)).toEqual([
    'button “a” is 43 × 43',
  ]);
  expect(await faultsIn(square(44), 'targets', 'smallerThan', 44)).toEqual([]);
});

test('an area drawn around a small control counts as part of it', async () => {
  const style = '<style>button { position: relative; margin: 20px }</style>';
  const area = '<style>button::after { content: ""; position: absolute; inset: -12px }</style>';
  expect(await faultsIn(style + square(20), 'targets', 'smallerThan', 44)).toHaveLength(1);
  expect(await faultsIn(style + area + square(20), 'targets', 'smallerThan', 44)).toEqual([]);
});

test('a control at the edge of the window is measured away from it', async () => {
  const style =
    '<style>body { margin: 0; height: 3000px } a { position: absolute; top: 630px }</style>';
  const link = '<style>a::after { content: ""; position: absolute; inset: -20px 0 }</style>';
  const wide = '<a href="#" style="width: 100px; height: 8px">Open</a>';
  expect(await faultsIn(style + link + wide, 'targets', 'smallerThan', 44)).toEqual([]);
});

test('a control that is wholly under a layer is not measured', async () => {
  const layer = '<div style="position: fixed; inset: 0; background: white"></div>';
  expect(await faultsIn(square(20), 'targets', 'smallerThan', 44)).toHaveLength(1);
  expect(await faultsIn(square(20) + layer, 'targets', 'smallerThan', 44)).toEqual([]);
});

test('a link within a sentence is as large as its words, one that is alone is not', async () => {
  const link = '<a href="#">brand</a>';
  expect(await faultsIn(`<p>Open the ${link}.</p>`, 'targets', 'smallerThan', 44)).toEqual([]);
  expect(await faultsIn(`<p>${link}, ${link}</p>`, 'targets', 'smallerThan', 44)).toHaveLength(2);
});

test('the label of a hidden box is the target', async () => {
  const box = '<input type="checkbox" style="opacity: 0">';
  const label = (/** @type {number} */ high) =>
    `<label style="display: block; height: ${high}px">${box} Remember</label>`;
  expect(await faultsIn(label(44), 'targets', 'smallerThan', 44)).toEqual([]);
  expect(await faultsIn(label(30), 'targets', 'smallerThan', 44)).toHaveLength(1);
});

test('a page that is wider than its window is seen', async () => {
  const wide = '<p style="width: 330px">Wide</p>';
  expect(await faultsIn(wide, 'reflow', 'sideways')).toEqual([
    'the page is 330 wide in a window of 320',
    'p “Wide” reaches from 0 to 330',
  ]);
  expect(await faultsIn('<p>Narrow</p>', 'reflow', 'sideways')).toEqual([]);
});

test('what floats outside of the window is seen, though the page does not grow', async () => {
  const floating = '<p style="position: fixed; left: -50px">Away</p>';
  expect(await faultsIn(floating, 'reflow', 'sideways')).toHaveLength(1);
});

test('what a picture in a picture cuts off reaches nowhere', async () => {
  const picture = (/** @type {string} */ style) =>
    `<svg width="300" height="50" style="overflow: visible"><svg width="300" height="50" ${style}><rect width="400" height="50" /></svg></svg>`;
  expect(await faultsIn(picture(''), 'reflow', 'sideways')).toEqual([]);
  expect(await faultsIn(picture('style="overflow: visible"'), 'reflow', 'sideways')).not.toEqual(
    [],
  );
});

test('a place that is scrolled sideways has a name and takes the keyboard', async () => {
  const place = (/** @type {string} */ attributes) =>
    `<div ${attributes} style="overflow-x: auto"><p style="width: 500px">Wide</p></div>`;
  expect(await faultsIn(place(''), 'reflow', 'sideways')).toHaveLength(1);
  expect(
    await faultsIn(place('role="region" aria-label="Figures"'), 'reflow', 'sideways'),
  ).toHaveLength(1);
  const named = place('role="region" aria-label="Figures" tabindex="0"');
  expect(await faultsIn(named, 'reflow', 'sideways')).toEqual([]);
  const section =
    '<section aria-label="Figures" style="overflow-x: auto"><div style="width: 500px"><button>All</button></div></section>';
  expect(await faultsIn(section, 'reflow', 'sideways')).toEqual([]);
});

test('text that a box cuts off is seen, unless it is readable elsewhere', async () => {
  const box = (/** @type {string} */ attributes) =>
    `<div ${attributes} style="width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Far too long</div>`;
  expect(await faultsIn(box(''), 'reflow', 'cut')).toEqual([
    '“Far too long” is cut off by div “Far too long”',
  ]);
  expect(await faultsIn(box('title="Far too long"'), 'reflow', 'cut')).toEqual([]);
  const clamped = (/** @type {string} */ attributes) =>
    `<div ${attributes} style="display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; width: 40px; overflow: hidden">Far too long for it</div>`;
  expect(await faultsIn(clamped(''), 'reflow', 'cut')).toHaveLength(1);
  expect(await faultsIn(clamped('title="Far too long for it"'), 'reflow', 'cut')).toEqual([]);
  const carded = 'data-has-card aria-label="Far too long, Draft"';
  expect(await faultsIn(box(carded), 'reflow', 'cut')).toEqual([]);
  const link = box('').replace('Far too long', '<a href="#" title="Far too long">Far too long</a>');
  expect(await faultsIn(link, 'reflow', 'cut')).toEqual([]);
  const around = (/** @type {string} */ inner) =>
    `<div style="width: 50px; overflow: hidden">${inner}</div>`;
  expect(await faultsIn(around(box('title="Far too long"')), 'reflow', 'cut')).toEqual([]);
  const aroundLines = (/** @type {string} */ inner) =>
    `<div style="overflow: hidden">${inner}</div>`;
  expect(
    await faultsIn(aroundLines(clamped('title="Far too long for it"')), 'reflow', 'cut'),
  ).toEqual([]);
  expect(await faultsIn(aroundLines(clamped('')), 'reflow', 'cut')).toHaveLength(1);
  const low = '<div style="height: 10px; overflow: hidden; font-size: 40px">Low</div>';
  expect(await faultsIn(low, 'reflow', 'cut')).toHaveLength(1);
});

test('the words of a control that reach out of it are seen', async () => {
  const tight =
    '<button style="width: 30px; padding: 0; white-space: nowrap">Save changes</button>';
  expect(await faultsIn(tight, 'reflow', 'cut')).toHaveLength(1);
});

test('a control that cuts its own words is judged as other boxes are, and only where it cuts', async () => {
  const link = (/** @type {string} */ attributes) =>
    `<a href="#" ${attributes} style="display: block; width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Far too long</a>`;
  expect(
    await faultsIn(link('data-has-card aria-label="Far too long, Draft"'), 'reflow', 'cut'),
  ).toEqual([]);
  expect(await faultsIn(link(''), 'reflow', 'cut')).toEqual([
    '“Far too long” is cut off by a “Far too long”',
  ]);
  const low =
    '<a href="#" style="display: block; height: 10px; overflow-x: clip; font-size: 40px">Low</a>';
  expect(await faultsIn(low, 'reflow', 'cut')).toEqual(['“Low” reaches out of a “Low”']);
});

test('texts that lie over each other are seen', async () => {
  const over = '<div><p>Under</p><p style="margin-top: -30px">Above</p></div>';
  expect(await faultsIn(over, 'reflow', 'overlapping')).toEqual(['“Under” lies over “Above”']);
  expect(await faultsIn('<div><p>Under</p><p>Above</p></div>', 'reflow', 'overlapping')).toEqual(
    [],
  );
});

test('content scrolled away below another part of the page covers nothing there', async () => {
  const dialog = (/** @type {string} */ body, foot = '') =>
    `<div style="line-height: 20px"><div style="height: 40px; overflow: auto">${body}</div><div>Close${foot}</div></div>`;
  const away = '<p style="margin: 40px 0 0">Away</p>';
  expect(await faultsIn(dialog(away), 'reflow', 'overlapping')).toEqual([]);
  const half = '<p style="margin: 32px 0 0; font-size: 20px">Half</p>';
  expect(await faultsIn(dialog(half), 'reflow', 'overlapping')).toEqual([]);
  const both = `${away}<p style="margin: -20px 0 0">Both</p>`;
  expect(await faultsIn(dialog(both), 'reflow', 'overlapping')).toEqual([
    '“Away” lies over “Both”',
  ]);
  const over = '<p style="margin: -60px 0 0">Over</p>';
  expect(
    await faultsIn(dialog('<p style="margin: 0">Here</p>', over), 'reflow', 'overlapping'),
  ).toEqual(['“Here” lies over “Over”']);
});

test('a control whose outline was removed shows no focus', async () => {
  const bare = '<style>:focus { outline: none }</style>';
  const button = '<button>Save</button>';
  expect(await faultsIn(button, 'forced-colors', 'unmarked')).toEqual([
    expect.stringContaining('shows no focus'),
  ]);
  const marked = '<style>:focus-visible { outline: 3px solid }</style>';
  expect(await faultsIn(bare + marked + button, 'forced-colors', 'unmarked')).toEqual([]);
  const shadow = `${bare}<style>:focus { box-shadow: 0 0 0 3px blue }</style>`;
  expect(await faultsIn(shadow + button, 'forced-colors', 'unmarked')).toHaveLength(1);
  const list = '<input aria-activedescendant="a"><div role="option" id="a" tabindex="-1">A</div>';
  const options = await faultsIn(bare + marked + list, 'forced-colors', 'unmarked');
  expect(options.filter((each) => each.includes('div'))).toEqual([]);
});

test('a line that is there without the focus as well is no mark of it', async () => {
  const always = '<style>button, button:focus { outline: 3px solid }</style><button>Save</button>';
  expect(await faultsIn(always, 'forced-colors', 'unmarked')).toHaveLength(1);
});

test('a choice marked by its background alone looks unchosen', async () => {
  const tabs = (/** @type {string} */ style) =>
    `<div><span role="tab" aria-selected="true" style="${style}">A</span><span role="tab" aria-selected="false">B</span></div>`;
  expect(await faultsIn(tabs('background: yellow'), 'forced-colors', 'alike')).toHaveLength(1);
  expect(await faultsIn(tabs('border-bottom: 2px solid'), 'forced-colors', 'alike')).toEqual([]);
});

test('a control that is but a ground is not seen in forced colors', async () => {
  const swatch = (/** @type {string} */ style) =>
    `<button aria-label="Ocean" style="border: 0; background: navy; width: 44px; height: 44px; ${style}"></button>`;
  expect(await faultsIn(swatch(''), 'forced-colors', 'faceless')).toHaveLength(1);
  expect(await faultsIn(swatch('border: 1px solid'), 'forced-colors', 'faceless')).toEqual([]);
});

test('what still moves is seen', async () => {
  const spin =
    '<style>@keyframes spin { to { rotate: 1turn } } p { animation: spin 1s infinite }</style>';
  expect(await faultsIn(`${spin}<p>Loading</p>`, 'motion', 'moving')).toEqual([
    'p “Loading” moves',
    'p “Loading” has an animation',
  ]);
  const slide = '<p style="transition: color 200ms">Words</p>';
  expect(await faultsIn(slide, 'motion', 'moving')).toHaveLength(1);
  expect(await faultsIn('<p>Words</p>', 'motion', 'moving')).toEqual([]);
});

test('a box that shows nothing of its being checked looks like one that is not', async () => {
  const boxes = (/** @type {string} */ style) =>
    `<style>input { appearance: none; width: 24px; height: 24px } :checked { ${style} }</style>
    <input type="checkbox" checked><input type="checkbox">`;
  expect(await faultsIn(boxes('background: navy'), 'forced-colors', 'alike')).toHaveLength(1);
  expect(await faultsIn(boxes('border: 2px solid'), 'forced-colors', 'alike')).toEqual([]);
});

test('the frame of a table that has a caption needs no name of its own', async () => {
  const frame = (/** @type {string} */ caption) =>
    `<div style="overflow-x: auto"><table>${caption}<tr><td><div style="width: 500px"><button>All</button></div></table></div>`;
  expect(await faultsIn(frame(''), 'reflow', 'sideways')).toHaveLength(1);
  expect(await faultsIn(frame('<caption>Rights</caption>'), 'reflow', 'sideways')).toEqual([]);
});

test('text that is too faint in a theme that is not shown is named with the theme', async () => {
  const style =
    '<style>[data-theme="dark"] p { color: #777 } [data-theme="hc"] p { color: #000 }</style>';
  await page.setContent(`<!doctype html><body>${style}<p>brand</p></body>`);
  await page.evaluate(axe.source);
  expect(await measures.faults(page, 'contrast', 'tooFaint', ['light', 'dark', 'hc'])).toEqual([
    expect.stringMatching(/^dark: p: .*contrast of 4\.47/su),
  ]);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
});
