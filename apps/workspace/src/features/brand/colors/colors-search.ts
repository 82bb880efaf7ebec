import { colorId } from '@brandroom/domain/id.schema';
import { visionTypes } from '@brandroom/domain/color/vision-types';
import { sortDirections } from '@brandroom/domain/sort-direction';
import * as v from 'valibot';

import { oneOf, parameter, searchText } from '../../../shared/navigation/search-params';

/** The contrast levels of WCAG 2.2, highest first. */
export const contrastLevels = ['aaa', 'aa', 'large', 'fail'] as const;
export const pairStates = ['allowed', 'open'] as const;
/** The sortable columns of the pairs. */
export const pairOrders = ['pair', 'ratio', 'seen', 'allowed'] as const;

/** The search parameters of the colors page: the view, the text that colors are searched by, and the filters and the order of the pairs. */
export const colorsSearch = v.object({
  view: oneOf(['contrast']),
  q: searchText(),
  color: parameter(colorId),
  level: oneOf(contrastLevels),
  pairs: oneOf(pairStates),
  vision: oneOf(visionTypes),
  orderBy: oneOf(pairOrders),
  direction: oneOf(sortDirections),
});
export type ColorsSearch = v.InferOutput<typeof colorsSearch>;
