import { lazyDialog } from '@brandroom/ui/lazy-part';

export const AddPopover = lazyDialog(async () => (await import('./AddPopover')).AddPopover);
export const DayDialog = lazyDialog(async () => (await import('./DayDialog')).DayDialog);
export const EntryMenu = lazyDialog(async () => (await import('./EntryMenu')).EntryMenu);

/** Preloaded after the grid is rendered, because one press opens them. */
export const preloaded = [AddPopover, DayDialog, EntryMenu];
