import type { BrandId } from '@brandroom/domain/id.schema';

import { useNow } from '../../../shared/time/clock';
import { timeZone } from '../../../shared/time/time-zone';
import { SavedViewMenu } from '../../../shared/views/SavedViewMenu';
import { useSavedViews } from './use-saved-views';
import type { ShownSearch } from './view-search';
import { viewSearchOf } from './view-search';

interface SavedViewsProps {
  brandId: BrandId;
  search: ShownSearch;
}

/** The views of the calendar: the built-in ones, and the person's own. */
export function SavedViews({ brandId, search }: SavedViewsProps) {
  const now = useNow();
  return (
    <SavedViewMenu
      brandId={brandId}
      area="content"
      isNameShown
      views={useSavedViews(brandId, search)}
      viewNamed={(name) => ({
        area: 'content',
        brandId,
        name,
        search: viewSearchOf(search, { now: now(), timeZone }),
      })}
    />
  );
}
