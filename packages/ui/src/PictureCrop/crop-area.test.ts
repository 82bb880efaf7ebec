import { describe, expect, it } from 'vitest';

import { centered, cropArea, dragged } from './crop-area';

const wide = { width: 400, height: 200 };

describe('the kept square', () => {
  it('is the largest one in the middle at first, and never leaves the picture', () => {
    expect(cropArea(wide, centered)).toEqual({ side: 200, left: 100, top: 0 });
    expect(cropArea(wide, { zoom: 2, x: 0, y: 100 })).toEqual({ side: 100, left: 0, top: 100 });
    expect(cropArea(wide, { zoom: 4, x: 100, y: 100 })).toEqual({ side: 50, left: 350, top: 150 });
  });

  it('follows a drag until the edge, and stays where there is no room', () => {
    expect(dragged(wide, centered, { right: 0.5, down: 0.5 })).toEqual({ zoom: 1, x: 0, y: 50 });
    expect(dragged(wide, centered, { right: -0.25, down: 0 })).toEqual({ zoom: 1, x: 75, y: 50 });
    expect(dragged(wide, centered, { right: -9, down: 0 }).x).toBe(100);
  });
});
