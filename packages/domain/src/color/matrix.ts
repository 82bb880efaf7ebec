export type Triple = readonly [number, number, number];
/** Three rows. */
export type Matrix = readonly [Triple, Triple, Triple];

export const times = (rows: Matrix, [x, y, z]: Triple): Triple => [
  rows[0][0] * x + rows[0][1] * y + rows[0][2] * z,
  rows[1][0] * x + rows[1][1] * y + rows[1][2] * z,
  rows[2][0] * x + rows[2][1] * y + rows[2][2] * z,
];
