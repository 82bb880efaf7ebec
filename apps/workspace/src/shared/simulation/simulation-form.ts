import { operationNames } from '@brandroom/domain/contract/operation-names.gen';
import * as v from 'valibot';

import type { SimulationSettings } from './simulation';
import { simulationSearch } from './simulation';
import { simulationMessages as messages } from './simulation.messages';

const operations = new Set(operationNames);

function isNumberBetween(text: string, least: number, most: number): boolean {
  const value = Number(text);
  return text.trim() !== '' && value >= least && value <= most;
}

function splitNames(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const isRate = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));

function failProblem(text: string): string | null {
  if (isRate(text)) return isNumberBetween(text, 0, 1) ? null : messages.failRateWrong;
  const unknown = splitNames(text).find(
    (name) => !operations.has(name.replace(/!(?:after|once)$/u, '')),
  );
  return unknown === undefined ? null : messages.failUnknown(unknown);
}

/** The settings of the simulated server, which apply at once. */
export const behaviourForm = v.object({
  latency: v.pipe(
    v.string(),
    v.check((text) => isNumberBetween(text, 0, 10), messages.latencyWrong),
    v.transform(Number),
  ),
  fail: v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? failProblem(dataset.value) : null;
      if (problem !== null) addIssue({ message: problem });
    }),
    v.transform((text) =>
      isRate(text) ? { fail: [], failRate: Number(text) } : { fail: splitNames(text), failRate: 0 },
    ),
  ),
  offline: v.boolean(),
});

/** The start time and size of the workspace, which apply at the next page load. */
export const worldForm = v.object({
  now: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || !Number.isNaN(Date.parse(text)), messages.nowWrong),
    v.transform((text) => (text === '' ? null : new Date(text).toISOString())),
  ),
  scale: v.pipe(
    v.string(),
    v.check(
      (text) => isNumberBetween(text, 1, 100) && Number.isInteger(Number(text)),
      messages.scaleWrong,
    ),
    v.transform(Number),
  ),
});

/** Converts the settings into form values. */
export function simulationFields({
  latency,
  fail,
  failRate,
  offline,
  now,
  scale,
}: SimulationSettings) {
  return {
    behaviour: {
      latency: String(latency),
      fail: failRate > 0 ? String(failRate) : fail.join(', '),
      offline,
    },
    world: { now: now ?? '', scale: String(scale) },
  };
}

/** Returns the address of a page with these settings in place of its own. */
export function scenarioLink(page: string, settings: SimulationSettings): string {
  const address = new URL(page);
  for (const name of ['latency', 'fail', 'offline', 'now', 'scale'])
    address.searchParams.delete(name);
  for (const [name, value] of simulationSearch(settings)) address.searchParams.set(name, value);
  return address.href;
}
