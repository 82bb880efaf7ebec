import type { Instant } from '@brandroom/domain/time.schema';
import { createContext, use } from 'react';

/** How the backend imitates a server (docs/product/simulation.md#settings). */
export interface SimulationSettings {
  /** Multiplies every simulated delay, 0 to 10. */
  latency: number;
  /** Operations that fail, by name: `content.approve`; `content.approve!once` the first time only; `content.approve!after` only loses the answer. */
  fail: readonly string[];
  /** Share of all operations that fail, 0 to 1. */
  failRate: number;
  /** Every operation fails as if the network were gone. */
  offline: boolean;
  /** The start time of the clock; null is the real time. */
  now: Instant | null;
  /** Multiplies the sample size; each scale has its own database. */
  scale: number;
}

export interface Simulation {
  read(): SimulationSettings;
  /** Applies from the next operation on, for this tab; `now` and `scale` apply after a reload. */
  change(settings: SimulationSettings): void;
  /** Reloads the page with these settings. */
  restart(settings: SimulationSettings): void;
}

const SimulationContext = createContext<Simulation | null>(null);
export const SimulationProvider = SimulationContext.Provider;

export function useSimulation(): Simulation {
  const simulation = use(SimulationContext);
  if (!simulation) throw new Error('This screen was rendered outside a SimulationProvider.');
  return simulation;
}

/** Returns the settings as URL parameters, without the defaults. */
export function simulationSearch(settings: SimulationSettings): URLSearchParams {
  const { latency, fail, failRate, offline, now, scale } = settings;
  const failing = failRate > 0 ? String(failRate) : fail.join(',');
  return new URLSearchParams({
    latency: String(latency),
    ...(failing === '' ? {} : { fail: failing }),
    ...(offline ? { offline: '1' } : {}),
    ...(now === null ? {} : { now }),
    ...(scale === 1 ? {} : { scale: String(scale) }),
  });
}
