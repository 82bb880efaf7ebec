import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { chartOf } from '../chart/chart';
import type { ExplorerSource } from '../source';
import { kioskGraph, runningKiosk } from '../testing/kiosk';
import { newsOf, throttled } from './live-news';

const chart = chartOf(kioskGraph);
const { snapshot } = runningKiosk;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is announced soon, and once in five seconds however often it changes', () => {
  const tell = vi.fn<() => void>();
  const { change, stop } = throttled(tell);
  change();
  change();
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(tell).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 9; count += 1) {
    change();
    vi.advanceTimersByTime(500);
  }
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(500);
  expect(tell).toHaveBeenCalledTimes(2);
  change();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(tell).toHaveBeenCalledTimes(2);
});

it('says where a process moved, and is the same for an event that moves nothing', () => {
  const [opened] = runningKiosk.moments ?? [];
  if (!opened) throw new Error('The kiosk has no moments.');
  const before = newsOf(chart, runningKiosk);
  const entry = {
    id: '1',
    title: 'COUNT',
    time: null,
    outcome: 'taken',
    event: 'COUNT',
    from: null,
    to: null,
    taken: [],
    details: [],
  } as const;
  expect(newsOf(chart, { ...runningKiosk, trace: [entry] })?.mark).toBe(before?.mark);
  const moved = newsOf(chart, { ...runningKiosk, snapshot: opened.snapshot });
  expect(moved?.mark).not.toBe(before?.mark);
  expect(moved?.text).toBe('“Kiosk 1” is in Idle, Off, Open.');
});

it('says who changed an item, and nothing of a trial or a summary', () => {
  const entry = {
    id: '7',
    title: 'Ada paid',
    time: '9:00',
    outcome: 'taken',
    event: 'PAY',
    from: null,
    to: null,
    taken: [],
    details: [],
  } as const;
  const item: ExplorerSource = { kind: 'item', name: 'A', href: '/a', snapshot, trace: [entry] };
  expect(newsOf(chart, item)).toEqual({
    of: '/a',
    mark: '7',
    text: 'Ada paid. “A” is in Coins, Off, Open.',
  });
  expect(newsOf(chart, { kind: 'simulation', name: 'A', snapshot, trace: [entry] })).toBeNull();
  expect(newsOf(chart, { kind: 'summary', counts: {} })).toBeNull();
});
