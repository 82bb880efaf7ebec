import { describe, expect, it } from 'vitest';
import { findByStart, moveCard } from './card-moves';

/** Eight cards in rows of three: 0 1 2, 3 4 5, 6 7. */
function moved(key: string, index: number, isRightToLeft = false) {
  return moveCard(key, { index, count: 8, columns: 3, isRightToLeft });
}

describe('moving among cards', () => {
  it('goes to the neighbour, from the end of a row to the next row', () => {
    expect(moved('ArrowRight', 2)).toBe(3);
    expect(moved('ArrowLeft', 3)).toBe(2);
    expect(moved('ArrowLeft', 0)).toBe(0);
    expect(moved('ArrowRight', 7)).toBe(7);
  });

  it('goes up and down in its column, and to the last card where the row below is shorter', () => {
    expect(moved('ArrowDown', 1)).toBe(4);
    expect(moved('ArrowUp', 4)).toBe(1);
    expect(moved('ArrowUp', 1)).toBe(1);
    expect(moved('ArrowDown', 5)).toBe(7);
    expect(moved('ArrowDown', 6)).toBe(6);
  });

  it('goes to the first and the last', () => {
    expect(moved('Home', 4)).toBe(0);
    expect(moved('End', 4)).toBe(7);
  });

  it('follows the eye where reading goes from right to left', () => {
    expect(moved('ArrowLeft', 0, true)).toBe(1);
    expect(moved('ArrowRight', 1, true)).toBe(0);
  });

  it('leaves other keys alone', () => {
    expect(moved('a', 0)).toBeUndefined();
  });
});

describe('finding by the first letters', () => {
  const names = ['Primary logo', 'Pitch', 'Élan', 'Poster'];

  it('goes to the next that begins so, round the end', () => {
    expect(findByStart(names, 0, 'p')).toBe(1);
    expect(findByStart(names, 3, 'P')).toBe(0);
  });

  it('stays while more letters fit, and ignores accents', () => {
    expect(findByStart(names, 1, 'pi')).toBe(1);
    expect(findByStart(names, 1, 'po')).toBe(3);
    expect(findByStart(names, 0, 'el')).toBe(2);
  });

  it('finds nothing where nothing begins so', () => {
    expect(findByStart(names, 0, 'x')).toBeUndefined();
    expect(findByStart([], 0, 'x')).toBeUndefined();
  });
});
