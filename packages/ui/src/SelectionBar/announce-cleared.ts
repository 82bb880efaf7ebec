import { announce } from '../Announcer/announce';

/** For keys and buttons that clear a selection; an action on the selection has its own message. */
export const announceCleared = (): void => announce('Selection cleared');
