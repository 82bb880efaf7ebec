import type { MachineGraph } from '@brandroom/statechart/graph';
import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { chartOf, isEntrance } from '../chart/chart';
import { charts } from '../testing/charts';
import { kioskGraph, kioskSamples } from '../testing/kiosk';
import { textOf } from '../testing/read-rows';
import { boxPath } from '../diagram/box-path';
import { levelOf } from '../diagram/level';
import { timesOf } from '../diagram/times-of';
import { svgOf } from './diagram-svg';
import { exportsMessages } from './exports.messages';
import { exportFormats } from './formats';
import { journalOf } from './journal-json';
import { levelGraph } from './level-graph';
import { mermaidOf } from './diagram-text';
import { nobody } from '../trial/situations';
import { withComment } from './png-comment';
import { whoCsvOf } from './who-csv';

const id = (path: string) =>
  path === '(root)' ? 'root' : `s_${path.replaceAll('.', '_').replaceAll('-', '_')}`;
const stepsOf = ({ transitions }: MachineGraph) =>
  transitions.filter((transition) => !isEntrance(transition));

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** The ends of every arrow that is no start and no end. */
function arrowsIn(text: string): readonly string[] {
  return [...text.matchAll(/^(s_\w+|root) --> ([\w[\]*]+) : /gmu)].map(
    ([, from, to]) => `${from ?? ''} ${to ?? ''}`,
  );
}

describe.each(charts)('a file of $slug', ({ graph }) => {
  const chart = chartOf(graph);

  it('of SVG has the words of each box and label, in one page', () => {
    const parent = chart.find('sale') ?? chart.root;
    const level = levelOf(chart, parent);
    const svg = svgOf(
      chart,
      level,
      timesOf(level, { kind: 'none' }, new Set(), () => false),
    );
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)</gu)].map(([, text = '']) => textOf(text));
    for (const { name } of level.states) expect(texts).toEqual(expect.arrayContaining([...name]));
    for (const { lines } of level.steps.flatMap(({ labels }) => labels))
      expect(texts).toEqual(expect.arrayContaining([...lines]));
    const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm"/u.exec(svg) ?? [];
    expect(Number(width)).toBeLessThanOrEqual(190);
    expect(Number(height)).toBeLessThanOrEqual(267);
  });
});

it('of SVG gives each status its own line and shape, as the diagram does', () => {
  const box = { id: 'box', x: 0, y: 0, width: 100, height: 40 };
  const times = ['present', 'past', 'possible', 'other'] as const;
  const shapes = times.map((time) => boxPath(box, time));
  expect(new Set(shapes).size).toBe(times.length);
  expect(boxPath(box, 'past')).toBe(
    'M0 0L100 0Q100 0 100 0L100 40Q100 40 100 40L0 40Q0 40 0 40L0 0Q0 0 0 0Z',
  );
  const chart = chartOf(kioskGraph);
  const level = levelOf(chart, chart.find('lamp') ?? chart.root, true);
  const lines = times.map((time) => {
    const svg = svgOf(chart, level, { of: () => time, ofStep: () => 'other' });
    const [frame = ''] = /<path [^>]*Z" fill="#fff"[^>]*>/u.exec(svg) ?? [];
    return frame.replace(/ d="[^"]*"/u, '');
  });
  expect(new Set(lines).size).toBe(times.length);
});

describe('a file', () => {
  const paid = {
    id: '1',
    title: 'Ada paid',
    time: null,
    outcome: 'taken' as const,
    event: 'PAY',
    from: 'sale.idle',
    to: 'sale.paying',
    taken: ['sale.idle on PAY #2'],
  };

  it('of a journal has each event of the item', () => {
    const entry = { ...paid, details: [], changed: [{ field: 'Title', value: 'A canary' }] };
    const source = { kind: 'item', name: 'One', href: '/', snapshot: {} as never } as const;
    const text = journalOf(kioskGraph, { ...source, trace: [entry] });
    expect(JSON.parse(text)).toMatchObject({
      $comment: 'The item itself is not part of the file.',
      workflow: 'kiosk',
      item: 'One',
      events: [{ ...entry, changed: ['Title'] }],
    });
  });

  it('of a journal has each event of a process or a trial, without the changed values', () => {
    const details = ['Rules met: Has coins', 'Changed data: Coins: 4711'];
    const shown = { name: 'Kiosk', snapshot: {} as never, trace: [{ ...paid, details }] };
    const events = [{ ...paid, details: ['Rules met: Has coins'] }];
    const actor = journalOf(kioskGraph, { ...shown, kind: 'actor', hasEnded: false });
    expect(JSON.parse(actor)).toMatchObject({ process: 'Kiosk', events });
    const trial = journalOf(kioskGraph, { ...shown, kind: 'simulation' });
    expect(JSON.parse(trial)).toMatchObject({ trial: 'Kiosk', events });
    expect(actor + trial).not.toContain('4711');
  });

  it.each(exportFormats)('of $label names what it can’t say', ({ limits, write }) => {
    expect(limits.length).toBeGreaterThan(0);
    for (const limit of limits) expect(write(kioskGraph)).toContain(limit);
  });

  it.each(exportFormats.filter((each) => each.id === 'csv' || each.id === 'markdown'))(
    'of $label names the machine as its page does',
    ({ write }) => {
      const text = write(kioskGraph, 'Ticket shop');
      expect(text).toContain('Ticket shop');
      expect(text).not.toMatch(/\bKiosk\b/u);
    },
  );

  it('of SVG, of who can and of PNG does so too', async () => {
    const chart = chartOf(kioskGraph);
    const level = levelOf(chart, chart.root);
    const { pictureLimits, whoLimits } = exportsMessages;
    expect(
      svgOf(
        chart,
        level,
        timesOf(level, { kind: 'none' }, new Set(), () => false),
      ),
    ).toContain(pictureLimits);
    expect(
      whoCsvOf(chart, kioskSamples, [nobody], () => null)
        .split('\r\n')
        .at(-1),
    ).toBe(`Not in this file,${whoLimits},`);
    // The signature, the first chunk and the last one of a file.
    const chunks = [137, 80, 78, 71, 13, 10, 26, 10, ...Array<number>(25).fill(7), 1, 2, 3];
    const png = new Uint8Array(chunks);
    const text = `Comment\0${pictureLimits}`;
    const written = Buffer.from(await withComment(new Blob([png]), pictureLimits).then(bytesOf));
    expect(written.subarray(0, 33)).toEqual(Buffer.from(png.subarray(0, 33)));
    expect(written.readUInt32BE(33)).toBe(text.length);
    const chunk = written.subarray(37, 41 + text.length);
    expect(chunk.toString('latin1')).toBe(`tEXt${text}`);
    expect(written.readUInt32BE(41 + text.length)).toBe(crc32(chunk));
    expect([...written.subarray(45 + text.length)]).toEqual([1, 2, 3]);
  });
});

describe('one level of a chart', () => {
  const parents = kioskGraph.states.filter((state) =>
    kioskGraph.states.some(({ parent }) => parent === state.path),
  );

  it.each(parents.map(({ path }) => path))(
    '%s has its own states and the steps between them',
    (path) => {
      const level = levelGraph(kioskGraph, path);
      const states = kioskGraph.states.filter(({ parent }) => parent === path);
      const text = mermaidOf(level);
      const drawn = [...text.matchAll(/^\s*state "[^"]*" as (\w+)/gmu)].map(([, name]) => name);
      expect(drawn.filter((name) => name !== 'root')).toEqual(
        states.map((state) => id(state.path)),
      );
      const at = (end: string) =>
        states.find((state) => end === state.path || end.startsWith(`${state.path}.`));
      const isAround = (end: string) =>
        [path, '(root)'].includes(end) || path.startsWith(`${end}.`);
      const between = stepsOf(kioskGraph).flatMap(({ source, targets }) => {
        const from = at(source);
        const ends = (targets ?? [source]).map(at);
        if (targets === null && source === '(root)') return path === source ? ['root root'] : [];
        if (isAround(source) && !ends.includes(undefined))
          return ends.map((end) => `root ${id(end?.path ?? '')}`);
        if (!from || ends.includes(undefined)) return [];
        // Steps inside one of its states belong to another level.
        if (from.path !== source && ends.every((end) => end === from)) return [];
        return ends.map((end) => `${id(from.path)} ${id(end?.path ?? '')}`);
      });
      expect(arrowsIn(text)).toEqual(between);
      expect(drawn.includes('root')).toBe(between.some((arrow) => arrow.startsWith('root ')));
    },
  );
});
