import type { SubjectName } from './read-image-prompt';
import { bike } from './subjects/bike';
import { boat } from './subjects/boat';
import { coffee } from './subjects/coffee';
import { gift } from './subjects/gift';
import { heart } from './subjects/heart';
import { house } from './subjects/house';
import { people } from './subjects/people';
import { plant } from './subjects/plant';
import { product } from './subjects/product';
import { stillLife } from './subjects/still-life';
import type { Draw } from './subjects/draw';

/** The drawing of each subject in front, placed on its foot. */
export const drawSubject: Record<SubjectName, Draw> = {
  coffee,
  plant,
  people,
  bike,
  house,
  heart,
  gift,
  product,
  boat,
  none: stillLife,
};
