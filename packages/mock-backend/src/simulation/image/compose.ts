import type { AspectRatio } from '@brandroom/domain/content/generated-image.schema';

import type { Frame } from '../../samples/drawing/composition';
import type { Random } from '../../samples/drawing/random';
import { between } from '../../samples/drawing/random';
import type { Point } from '../../samples/drawing/scene';
import { box } from '../../samples/drawing/scene';
import { drawBackdrop, form } from './backdrop';
import type { Palette } from './palette';
import type { Form, Picture } from './picture';
import type { Content, SubjectName } from './read-image-prompt';
import type { Stand } from './subjects/draw';
import { drawSubject } from './subject';

/** Pixels of each ratio: 1200 on the longer side. */
export const frameSizes: Record<AspectRatio, Frame> = {
  '1:1': { width: 1200, height: 1200 },
  '4:5': { width: 960, height: 1200 },
  '16:9': { width: 1200, height: 675 },
  '9:16': { width: 675, height: 1200 },
};

/** How wide a subject is for its height. */
const breadth: Record<SubjectName, number> = {
  coffee: 1.2,
  plant: 1.2,
  people: 1.75,
  bike: 1.55,
  house: 1.05,
  heart: 1.1,
  gift: 0.9,
  product: 0.85,
  boat: 1,
  none: 1.4,
};

/** The subjects drawn on the ground; all others are on a table in front of a view. */
const standsOutside: readonly SubjectName[] = ['people', 'bike', 'house', 'boat'];

function subjectOf({ backdrop, subject }: Content): SubjectName | null {
  if (subject !== 'none' || backdrop === 'room') return subject;
  return backdrop === 'sea' ? 'boat' : null;
}

interface Setting {
  readonly frame: Frame;
  readonly unit: number;
  readonly horizon: number;
}

function standFor(
  subject: SubjectName,
  { backdrop }: Content,
  setting: Setting,
  random: Random,
): Stand {
  const { frame, unit, horizon } = setting;
  const { width, height } = frame;
  const isAfloat = subject === 'boat' && backdrop === 'sea';
  const share = isAfloat ? 0.34 : 0.62;
  const size = Math.min(unit * share, height * 0.52, (width * 0.86) / breadth[subject]);
  const x = width * (isAfloat ? between(random, 0.3, 0.7) : between(random, 0.47, 0.53));
  const y = isAfloat ? horizon + height * 0.09 : height * 0.89;
  return { at: [x, y], size };
}

/** Composes the shapes of a picture, far to near, before any style. */
export function compose(content: Content, frame: Frame, palette: Palette, random: Random): Picture {
  const { width, height } = frame;
  const unit = Math.min(width, height);
  const isInside = content.backdrop === 'room';
  const horizon = height * (isInside ? 0.66 : 0.55);
  const at: Point = [width * between(random, 0.28, 0.72), height * between(random, 0.22, 0.32)];
  const back = drawBackdrop[content.backdrop](random, frame, horizon);
  const name = subjectOf(content);
  const stand = name && standFor(name, content, { frame, unit, horizon }, random);
  const subject = name && stand ? drawSubject[name](random, stand) : null;
  const needsTable = name && !isInside && !standsOutside.includes(name);
  const table: Form[] = needsTable
    ? [form(box(-10, height * 0.82, width + 20, height, 0), 'table', 0.86)]
    : [];
  return {
    width,
    height,
    unit,
    horizon,
    isNight: content.isNight,
    isInside,
    sun: { at, radius: unit * (content.isNight ? 0.07 : 0.1) },
    forms: [...back, ...table, ...(subject?.forms ?? [])],
    face: subject?.face ?? null,
    palette,
    random,
  };
}
