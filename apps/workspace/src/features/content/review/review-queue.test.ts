import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { describe, expect, it } from 'vitest';

import { nextLeft, placeAfter, stepFrom, stillWaiting } from './review-queue';

// The code reads only the id and the version.
const item = (id: string, version = 1) => ({ id, version }) as ContentItem;
const [a, b, c] = [item('a'), item('b'), item('c')];
const queue = [a, b, c];

describe('what still waits', () => {
  it('leaves out the items decided here, until they come back as another version', () => {
    const decided = new Map([['b', { version: 1, next: 'c' }]]);
    expect(stillWaiting(queue, decided)).toEqual([a, c]);
    expect(stillWaiting([a, item('b', 3), c], decided)).toHaveLength(3);
  });
});

describe('the place of the reader', () => {
  it('follows the decisions to what took the place, one after the other', () => {
    const decided = new Map([
      ['a', { version: 1, next: 'b' }],
      ['b', { version: 1, next: 'c' }],
    ]);
    expect(placeAfter('a', [c], decided)).toBe('c');
    expect(placeAfter('b', queue, decided)).toBe('b');
  });

  it('is nowhere after the last decision', () => {
    const decided = new Map([['a', { version: 1, next: null }]]);
    expect(placeAfter('a', [], decided)).toBeUndefined();
  });

  it('stays at an item that someone else decided, so that a message can say so', () => {
    expect(placeAfter('x', queue, new Map())).toBe('x');
  });
});

describe('a step', () => {
  it('goes round the end in both directions', () => {
    expect(stepFrom(queue, 'c', 1)).toBe(a);
    expect(stepFrom(queue, 'a', -1)).toBe(c);
    expect(stepFrom(queue, 'a', 1)).toBe(b);
  });

  it('from an item outside the list goes to the first', () => {
    expect(stepFrom(queue, 'x', 1)).toBe(a);
    expect(stepFrom([], 'x', 1)).toBeUndefined();
  });
});

describe('after a decision', () => {
  it('comes the next that is left, at the end the one before', () => {
    expect(nextLeft(queue, 'a', new Set(['a', 'b']))).toBe(c);
    expect(nextLeft(queue, 'c', new Set(['c']))).toBe(b);
    expect(nextLeft(queue, 'b', new Set(['a', 'b', 'c']))).toBeUndefined();
  });

  it('the reader stays where the item is not among those that went', () => {
    expect(nextLeft(queue, 'b', new Set(['a']))).toBe(b);
  });
});
