import { viewing } from '../auth/viewing';
import { safeStorage } from './safe-storage';

/**
 * One person's preferences in this browser. In a view as another person the stored values are
 * neither read nor changed; choices last until the page is left.
 */
export const personStorage = safeStorage(() => {
  if (viewing.isOn()) throw new Error('This belongs to someone else.');
  return localStorage;
});
