import type { Composition } from './composition';
import { times } from './composition';
import { between, pick } from './random';
import type { Point, Shape } from './scene';
import { arc, box, ellipse, glow, mix, polygon, ring, shape, stroke, vertical } from './scene';

const blue = '#1b4dff';
const asphalt = '#14171f';
const lime = '#d4ff3d';
const brake = '#ff4b3e';
const lane = '#8a93a6';
const sky = '#bfd4ff';
const chalk = '#f4f6fa';

const origin: Point = [0, 0];

const road: Composition = (random, frame) => {
  const { width, height } = frame;
  const horizon = height * between(random, 0.46, 0.56);
  const vanish = width * between(random, 0.35, 0.65);
  const [top, low, disc] = pick(random, [
    [asphalt, blue, lime],
    [blue, sky, chalk],
    ['#2a1a5e', brake, lime],
    [sky, chalk, blue],
  ]);
  const radius = Math.min(width, height) * 0.24;
  const strip = (from: number, to: number, color: string, opacity = 1) =>
    shape(
      polygon([
        [vanish - 1, horizon],
        [vanish + 1, horizon],
        [vanish + to * width, height],
        [vanish + from * width, height],
      ]),
      color,
      opacity,
    );
  return {
    ...frame,
    ground: vertical(horizon, top, low),
    shapes: [
      shape(ellipse([vanish, horizon], radius), disc),
      ...times(5, (i) => [
        shape(
          box(
            vanish - radius,
            horizon - radius * (0.1 + i * 0.16),
            radius * 2,
            radius * (0.065 - i * 0.009),
          ),
          mix(top, low, 0.85),
        ),
      ]),
      ...times(16, (i) => {
        const w = width / 16;
        const h = height * between(random, 0.03, 0.16);
        return [
          shape(
            box(i * w, horizon - h, w * between(random, 0.7, 1.02), h + 2),
            mix(asphalt, low, 0.22),
          ),
        ];
      }),
      shape(box(0, horizon, width, height - horizon), asphalt),
      strip(-0.9, 0.9, '#1f2430'),
      strip(0.5, 0.56, lime),
      strip(-0.62, -0.59, chalk, 0.8),
      ...times(6, (i) => {
        const near = (i + 0.35) / 6;
        const next = (i + 0.8) / 6;
        const y = (share: number) => horizon + (height - horizon) * share * share;
        const half = (share: number) => width * 0.018 * share * share + 0.5;
        return [
          shape(
            polygon([
              [vanish - half(near), y(near)],
              [vanish + half(near), y(near)],
              [vanish + half(next), y(next)],
              [vanish - half(next), y(next)],
            ]),
            chalk,
          ),
        ];
      }),
    ],
  };
};

function wheel(centre: Point, radius: number, tyre: string, spoke: string): Shape[] {
  return [
    ...times(18, (i) => {
      const end = arc(centre, radius * 0.88, i / 18, i / 18, 1)[0] ?? centre;
      return [shape(stroke([centre, end], radius * 0.012), spoke, 0.7)];
    }),
    shape(ring(centre, radius, radius * 0.1), tyre),
    shape(ring(centre, radius * 0.885, radius * 0.03), spoke),
    shape(ellipse(centre, radius * 0.1), tyre),
    shape(ellipse(centre, radius * 0.045), spoke),
  ];
}

const wheels: Composition = (random, frame) => {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const [ground, block, tyre, spoke] = pick(random, [
    [lime, blue, asphalt, chalk],
    [blue, asphalt, chalk, lime],
    [chalk, sky, asphalt, blue],
    [brake, asphalt, chalk, lime],
  ]);
  const centre: Point = [width * between(random, 0.55, 0.75), height * between(random, 0.5, 0.7)];
  return {
    ...frame,
    ground,
    shapes: [
      shape(
        polygon([
          [0, height],
          [width * 0.55, 0],
          [width, 0],
          [width, height],
        ]),
        block,
      ),
      ...times(5, (i) => {
        const y = height * (0.18 + i * 0.13);
        return [
          shape(
            stroke(
              [
                [-20, y],
                [width * between(random, 0.15, 0.4), y],
              ],
              unit * 0.016,
            ),
            tyre,
          ),
        ];
      }),
      ...wheel(centre, unit * 0.56, tyre, spoke),
    ],
  };
};

const ride: Composition = (random, frame) => {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const [ground, disc, frameColor, dark] = pick(random, [
    [sky, chalk, blue, asphalt],
    [asphalt, blue, lime, chalk],
    [lime, chalk, blue, asphalt],
    [blue, '#3d68ff', lime, chalk],
  ]);
  const floor = height * 0.78;
  const r = unit * 0.17;
  const x = width / 2;
  const back: Point = [x - r * 1.75, floor - r];
  const front: Point = [x + r * 1.75, floor - r];
  const crank: Point = [x - r * 0.25, floor - r * 0.95];
  const seat: Point = [x - r * 0.75, floor - r * 2.45];
  const head: Point = [x + r * 1.15, floor - r * 2.35];
  const tube = (points: Point[], width_ = 0.13) => shape(stroke(points, r * width_), frameColor);
  return {
    ...frame,
    ground,
    shapes: [
      shape(ellipse([x, floor - r * 1.5], unit * 0.36), disc),
      ...times(6, (i) => {
        const y = floor - r * (0.3 + i * 0.45);
        const from = width * between(random, 0.02, 0.12);
        return [
          shape(
            stroke(
              [
                [from, y],
                [from + width * between(random, 0.06, 0.16), y],
              ],
              unit * 0.01,
            ),
            frameColor,
            0.8,
          ),
        ];
      }),
      shape(box(0, floor, width, unit * 0.012), dark),
      ...wheel(back, r, dark, lane),
      ...wheel(front, r, dark, lane),
      tube([back, crank, head]),
      tube([
        back,
        [seat[0] + r * 0.16, seat[1] + r * 0.5],
        [head[0] - r * 0.02, head[1] + r * 0.25],
      ]),
      tube([crank, seat]),
      tube([[head[0] - r * 0.1, head[1] - r * 0.25], front]),
      shape(
        stroke(
          [
            [crank[0] + r * 0.12, crank[1] - r * 0.3],
            [head[0] - r * 0.35, head[1] + r * 0.62],
          ],
          r * 0.24,
        ),
        dark,
      ),
      shape(
        stroke(
          [
            [seat[0] - r * 0.3, seat[1] - r * 0.04],
            [seat[0] + r * 0.28, seat[1]],
          ],
          r * 0.15,
        ),
        dark,
      ),
      shape(
        stroke(
          [
            [head[0] - r * 0.1, head[1] - r * 0.25],
            [head[0] + r * 0.12, head[1] - r * 0.42],
            [head[0] + r * 0.42, head[1] - r * 0.3],
          ],
          r * 0.1,
        ),
        dark,
      ),
      shape(ellipse(crank, r * 0.2), dark),
      shape(ellipse([head[0] + r * 0.3, head[1] + r * 0.05], r * 0.09), lime),
    ],
  };
};

const map: Composition = (random, frame) => {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const [ground, street, park, route] = pick(random, [
    [asphalt, '#2a303d', '#1d3a33', lime],
    [chalk, '#dfe4ee', '#d9efc2', blue],
    [blue, '#3d68ff', '#1740d6', lime],
  ]);
  const step = unit / 6;
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const turns: Point[] = [[step * 0.5, height - step * 0.6]];
  while ((turns.at(-1)?.[0] ?? width) < width - step * 1.4 && turns.length < 40) {
    const [x, y] = turns.at(-1) ?? origin;
    const up = turns.length % 2 === 0 && y > step * 1.5;
    turns.push(up ? [x, y - step] : [x + step, y]);
  }
  const [start, end] = [turns[0] ?? origin, turns.at(-1) ?? origin];
  return {
    ...frame,
    ground: street,
    shapes: [
      ...times(rows * columns, (i) => {
        const x = ((i % columns) - 0.5) * step;
        const y = (Math.floor(i / columns) - 0.6) * step;
        const color = random() < 0.14 ? park : ground;
        const gap = step * 0.07;
        return [shape(box(x + gap, y + gap, step - gap * 2, step - gap * 2, step * 0.06), color)];
      }),
      shape(
        stroke(
          [
            [0, height * 0.28],
            [width * 0.4, height * 0.34],
            [width, height * 0.2],
          ],
          step * 0.34,
        ),
        mix(sky, blue, 0.25),
        0.85,
      ),
      shape(stroke(turns, step * 0.17), mix(route, '#000000', 0.35)),
      shape(stroke(turns, step * 0.11), route),
      shape(ellipse(start, step * 0.2), chalk),
      shape(ellipse(start, step * 0.11), asphalt),
      shape(ellipse(end, step * 0.34), route, 0.35),
      shape(ellipse(end, step * 0.22), chalk),
      shape(ellipse(end, step * 0.13), brake),
    ],
  };
};

const skyline: Composition = (random, frame) => {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const [top, low, near] = pick(random, [
    ['#0b1030', blue, asphalt],
    [sky, chalk, blue],
    ['#3a1140', brake, asphalt],
  ]);
  const moon: Point = [width * between(random, 0.2, 0.8), height * 0.26];
  const row = (
    count: number,
    floor: number,
    least: number,
    most: number,
    color: string,
    lit: string | null,
  ) =>
    times(count, (i) => {
      const w = width / count;
      const h = height * between(random, least, most);
      const x = i * w;
      const windows = lit
        ? times(12, (n) => {
            const size = w * 0.1;
            const at: Point = [
              x + w * (0.2 + (n % 3) * 0.26),
              floor - h + size * (1.6 + Math.floor(n / 3) * 2.4),
            ];
            return random() < 0.55 && at[1] < floor - size * 2
              ? [shape(box(at[0], at[1], size, size * 1.3), lit)]
              : [];
          })
        : [];
      return [shape(box(x - 1, floor - h, w * 0.94, h + 4, 2), color), ...windows];
    });
  const floor = height * 0.82;
  const tram = unit * 0.1;
  return {
    ...frame,
    ground: vertical(floor, top, low),
    shapes: [
      shape(ellipse(moon, unit * 0.2), glow(moon, unit * 0.2, lime, low), 0.3),
      shape(ellipse(moon, unit * 0.085), lime),
      ...row(14, floor, 0.18, 0.46, mix(near, low, 0.55), null),
      ...row(9, floor, 0.1, 0.34, near, lime),
      shape(box(0, floor, width, height), mix(near, '#000000', 0.4)),
      shape(box(width * 0.52, floor - tram * 0.9, unit * 0.62, tram, tram * 0.22), brake),
      ...times(6, (i) => [
        shape(
          box(
            width * 0.52 + unit * (0.035 + i * 0.095),
            floor - tram * 0.72,
            unit * 0.07,
            tram * 0.36,
            4,
          ),
          chalk,
        ),
      ]),
      shape(box(0, floor + tram * 0.16, width, unit * 0.01), lane),
      shape(
        stroke(
          [
            [-20, floor + unit * 0.09],
            [width + 20, floor + unit * 0.09],
          ],
          unit * 0.016,
        ),
        lime,
      ),
    ],
  };
};

const engineering: Composition = (random, frame) => {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const [ground, line, fill] = pick(random, [
    [blue, sky, lime],
    [asphalt, lane, lime],
    [chalk, blue, brake],
  ]);
  const centre: Point = [width / 2, height / 2];
  const parts = 6;
  return {
    ...frame,
    ground,
    shapes: [
      ...times(Math.ceil(width / (unit / 12)), (i) => [
        shape(box((i * unit) / 12, 0, 1.5, height), line, 0.25),
      ]),
      ...times(Math.ceil(height / (unit / 12)), (i) => [
        shape(box(0, (i * unit) / 12, width, 1.5), line, 0.25),
      ]),
      shape(
        stroke(
          [
            [width * 0.04, centre[1]],
            [width * 0.96, centre[1]],
          ],
          3,
        ),
        line,
      ),
      ...times(parts, (i) => {
        const at: Point = [width * (0.12 + (i * 0.76) / (parts - 1)), centre[1]];
        const r = unit * between(random, 0.09, 0.26);
        const isSolid = i % 3 === 1;
        return [
          shape(ellipse(at, r * 0.42, r), isSolid ? fill : ground),
          shape(
            stroke(
              arc([0, 0], 1, 0, 1, 48).map(([x, y]): Point => [
                at[0] + x * r * 0.42,
                at[1] + y * r,
              ]),
              4,
            ),
            line,
          ),
          shape(ellipse(at, r * 0.12, r * 0.3), isSolid ? ground : line),
          shape(
            stroke(
              [
                [at[0], at[1] - r],
                [at[0], height * 0.12],
              ],
              2,
            ),
            line,
            0.8,
          ),
          shape(ellipse([at[0], height * 0.12], unit * 0.014), fill),
        ];
      }),
    ],
  };
};

export const voltaroPictures = { road, wheels, ride, map, skyline, engineering } as const;
