import { lazyPart } from '../../../shared/overlay/lazy-part';

/** What opens under "Filter": with the date pickers it weighs as much as the list itself. */
export const filterPopover = lazyPart(() =>
  import('./FilterPopover').then(({ FilterPopover }) => FilterPopover),
);
