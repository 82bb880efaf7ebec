import { viewing } from '../auth/viewing';
import { safeStorage } from './safe-storage';

/**
 * What this browser keeps for one person. While somebody views as them, nothing of it is read or
 * changed; choices last until the page is left.
 */
export const personStorage = safeStorage(() => {
  if (viewing.isOn()) throw new Error('This belongs to someone else.');
  return localStorage;
});
