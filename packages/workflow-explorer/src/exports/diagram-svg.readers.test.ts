import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMachine } from '@brandroom/statechart/read-machine';
import { expect, it } from 'vitest';

import { chartOf } from '../chart/chart';
import { levelOf } from '../diagram/level';
import { timesOf } from '../diagram/times-of';
import { kiosk } from '../testing/kiosk';
import { svgOf } from './diagram-svg';

it('the diagram’s SVG is drawn by librsvg', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diagram-'));
  const chart = chartOf(readMachine(kiosk));
  const level = levelOf(chart, chart.root);
  const file = join(folder, 'diagram.svg');
  writeFileSync(
    file,
    svgOf(
      chart,
      level,
      timesOf(level, { kind: 'none' }, new Set(), () => false),
    ),
  );
  const picture = join(folder, 'diagram.png');
  execFileSync('rsvg-convert', ['--width', '600', '--output', picture, file]);
  const png = readFileSync(picture);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(600);
});
