import { createContext } from 'react';

/** How often the form around was sent with something wrong in it. */
export const FailedAttempts = createContext(0);
