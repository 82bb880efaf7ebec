import { createContext } from 'react';
import type { Dispatch, SetStateAction } from 'react';

/** How often the form around was sent with something wrong in it. */
export const FailedAttempts = createContext(0);

/** Counts the fields in the form around that hold what may not be sent. */
export const CountIncomplete = createContext<Dispatch<SetStateAction<number>> | null>(null);
