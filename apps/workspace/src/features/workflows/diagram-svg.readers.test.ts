import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentWorkflow } from '@brandroom/machines/content-workflow/content-workflow.machine';
import { readMachine } from '@brandroom/statechart/read-machine';
import { chartOf } from '@brandroom/workflow-explorer/chart/chart';
import { levelOf } from '@brandroom/workflow-explorer/diagram/level';
import { timesOf } from '@brandroom/workflow-explorer/diagram/times-of';
import { svgOf } from '@brandroom/workflow-explorer/exports/diagram-svg';
import { expect, it } from 'vitest';

it('the diagram’s SVG is drawn by librsvg', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diagram-'));
  const chart = chartOf(readMachine(contentWorkflow));
  const level = levelOf(chart, chart.root);
  const file = join(folder, 'diagram.svg');
  writeFileSync(file, svgOf(chart, level, timesOf(level, { kind: 'none' }, new Set())));
  const picture = join(folder, 'diagram.png');
  execFileSync('rsvg-convert', ['--width', '600', '--output', picture, file]);
  const png = readFileSync(picture);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(600);
});
