import { createContext } from 'react';
import type { Dispatch, SetStateAction } from 'react';

/** How often the form around was sent with something wrong in it. */
export const FailedAttempts = createContext(0);

/** Counts the fields of the surrounding form with an unacceptable value. */
export const CountIncomplete = createContext<Dispatch<SetStateAction<number>> | null>(null);
