import { anyone } from '../explorer/anyone';
import type { Explorer } from '../explorer/explorer-context';
import type { Place } from '../place';
import { momentsIn } from '../source';

type Shown = Pick<Explorer, 'place' | 'viewBefore' | 'people' | 'person' | 'stored'>;

/**
 * The place that a copied link leads to: the view before Export. The person and the moment are named even where they are
 * the default, which is another one for the next person and on the next day.
 */
export function linkedPlace({ place, viewBefore, people, person, stored }: Shown): Place {
  const shown = viewBefore === 'people' ? anyone : (person?.id ?? anyone);
  return {
    ...place,
    view: viewBefore,
    as: place.as ?? (people.length > 0 ? shown : null),
    at: place.at ?? momentsIn(stored).at(-1)?.at ?? null,
  };
}
