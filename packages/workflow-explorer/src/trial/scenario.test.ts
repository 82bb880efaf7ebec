import { machineCatalog } from '@brandroom/machines/catalog.gen';
import { registeredMachines } from '@brandroom/machines/registry';
import { executedRunner, pureRunner } from '@brandroom/machines/testing/runners';
import type { Scenario } from '@brandroom/machines/testing/scenario';
import { deviations } from '@brandroom/machines/testing/verify';
import { expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';

import { movesIn, startSituation } from './situations';
import type { Trial } from './trial';
import { beginTrial, goTo, scenarioOf, stepOf, tipsOf, tryMove } from './trial';

/** How many steps of a trial are tried. */
const most = 60;

it.each(machineCatalog)('a trial of $slug, copied, is played by the tests', async (entry) => {
  const { machine, samples, people } = await entry.load();
  const fixtures = registeredMachines.find(({ slug }) => slug === entry.slug);
  const { situation } = startSituation(machine, samples.input);
  if (!fixtures || !situation) throw new Error(`${entry.slug} does not start.`);
  const words = { label: 'Start', at: samples.now };
  let trial: Trial = beginTrial(situation, { input: samples.input ?? {} }, words);
  const seen = new Set<string>();
  for (let id = 0; id < trial.steps.length && trial.steps.length < most; id += 1) {
    const { snapshot } = stepOf(trial, id);
    const key = JSON.stringify([snapshot.value, snapshot.context]);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const { move } of movesIn(stepOf(trial, id), samples, people.slice(0, 2)))
      trial = tryMove(goTo(trial, id), move, { label: '', reasons: [] }) ?? trial;
  }
  for (const { id } of tipsOf(trial)) {
    const text = scenarioOf(goTo(trial, id), `a trial of ${entry.slug}`, samples.secrets);
    const scenario = JSON.parse(text) as Scenario<unknown, AnyEventObject>;
    expect(await deviations(pureRunner, machine, scenario, fixtures.tags)).toEqual([]);
    expect(await deviations(executedRunner, machine, scenario, fixtures.tags)).toEqual([]);
  }
});
