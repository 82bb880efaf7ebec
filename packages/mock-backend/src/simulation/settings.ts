import type { Instant } from '@brandroom/domain/time.schema';

/** How the backend imitates a server (docs/product/simulation.md#settings). */
export interface SimulationSettings {
  /** Multiplies every simulated delay, 0 to 10. */
  latency: number;
  /**
   * Operations that fail, by name: `content.approve` before it does anything; `content.approve!once`
   * the first time only; `content.approve!after` does it, and its answer is lost.
   */
  fail: readonly string[];
  /** Share of all operations that fail, 0 to 1. */
  failRate: number;
  /** Every operation fails as if the network were gone. */
  offline: boolean;
  /** Where the clock starts from; null is the real time. */
  now: Instant | null;
  /** Multiplies the sample size; each scale has a database of its own. */
  scale: number;
}

export const defaultSimulation: SimulationSettings = {
  latency: 1,
  fail: [],
  failRate: 0,
  offline: false,
  now: null,
  scale: 1,
};

/** The URL parameters that `parseSimulation` reads. */
export const simulationParameters = ['latency', 'fail', 'offline', 'now', 'scale'] as const;

export const maxLatency = 10;
export const maxScale = 100;

function numberBetween(text: string | null, least: number, most: number, fallback: number) {
  if (text === null || text.trim() === '') return fallback;
  const value = Number(text);
  return Number.isFinite(value) ? Math.min(Math.max(value, least), most) : fallback;
}

function failureOf(text: string | null): Pick<SimulationSettings, 'fail' | 'failRate'> {
  const parts = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first] = parts;
  if (parts.length === 1 && first !== undefined && Number.isFinite(Number(first))) {
    return { fail: [], failRate: numberBetween(first, 0, 1, 0) };
  }
  return { fail: parts, failRate: 0 };
}

/** Reads the URL parameters; numbers are clamped to their range, and unknown values are the default. */
export function parseSimulation(search: URLSearchParams): SimulationSettings {
  const now = search.get('now');
  const time = now === null ? Number.NaN : Date.parse(now);
  return {
    latency: numberBetween(search.get('latency'), 0, maxLatency, defaultSimulation.latency),
    ...failureOf(search.get('fail')),
    offline: search.get('offline') === '1',
    now: Number.isNaN(time) ? null : new Date(time).toISOString(),
    scale: Math.round(numberBetween(search.get('scale'), 1, maxScale, defaultSimulation.scale)),
  };
}

/** The database of a scale. */
export function databaseName(scale: number): string {
  return scale === 1 ? 'brandroom' : `brandroom-x${scale}`;
}
