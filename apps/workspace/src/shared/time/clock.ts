import type { Instant } from '@brandroom/domain/time.schema';
import { createContext, use } from 'react';

/** The present moment by the simulation's clock, in milliseconds. */
export type Clock = () => number;

const ClockContext = createContext<Clock>(() => Date.now());
export const ClockProvider = ClockContext.Provider;

export const useClock = (): Clock => use(ClockContext);

/** Reads the clock as a moment, e.g. for the machines' events. */
export function useNow(): () => Instant {
  const clock = useClock();
  return () => new Date(clock()).toISOString();
}
