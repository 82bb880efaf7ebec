import { instantOf } from '@brandroom/domain/time/instant';
import type { Instant } from '@brandroom/domain/time.schema';
import { createContext, use } from 'react';

/** The current time of the simulation's clock, in milliseconds. */
export type Clock = () => number;

const ClockContext = createContext<Clock>(() => Date.now());
export const ClockProvider = ClockContext.Provider;

export const useClock = (): Clock => use(ClockContext);

/** Returns the current time as an instant, for example for machine events. */
export const instantNow = (clock: Clock): Instant => instantOf(clock());

/** Returns a function that reads the clock as an instant. */
export function useNow(): () => Instant {
  const clock = useClock();
  return () => instantNow(clock);
}
