import { expect, it } from 'vitest';
import { textOn } from './text-on';

it('is black from brightness 128 on and white below', () => {
  expect(textOn('#808080')).toBe('black');
  expect(textOn('#7f7f7f')).toBe('white');
  expect(textOn('#FFFFFF')).toBe('black');
  expect(textOn('#205375')).toBe('white');
});

it('counts what is no colour as dark', () => {
  expect(textOn('ocean')).toBe('white');
});
