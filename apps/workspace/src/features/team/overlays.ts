import { lazyDialog } from '../../shared/load/lazy-part';

/** The parts of the page that nobody needs to see the team. */
export const TeamMenu = lazyDialog(
  async () => (await import('@brandroom/ui/SharedMenu')).SharedMenu,
);
export const TeamDialogs = lazyDialog(async () => (await import('./TeamDialogs')).TeamDialogs);
export const InviteDialog = lazyDialog(async () => (await import('./InviteDialog')).InviteDialog);

export const overlays = [TeamMenu, TeamDialogs, InviteDialog];
