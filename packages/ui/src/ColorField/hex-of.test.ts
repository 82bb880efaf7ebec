import { expect, test } from 'vitest';
import { channelsOf, hexOf, hexOfChannels } from './hex-of';

test.each([
  ['#205375', '#205375'],
  ['  f66b0e ', '#F66B0E'],
  ['#257', '#225577'],
  ['rgb(32, 83, 117)', '#205375'],
  ['RGB(32 83 117)', '#205375'],
  ['rgb(0,0,0)', '#000000'],
])('%s is read as %s', (text, hex) => {
  expect(hexOf(text)).toBe(hex);
});

test.each([
  '',
  '#',
  '#2053',
  '#20537580',
  'blue',
  'rgb(32, 83)',
  'rgb(256, 0, 0)',
  'rgb(10%, 0, 0)',
])('%s is no color', (text) => {
  expect(hexOf(text)).toBeNull();
});

test('channels and hex are each other the other way round', () => {
  expect(channelsOf('#205375')).toEqual([32, 83, 117]);
  expect(hexOfChannels([32, 83, 117])).toBe('#205375');
});
