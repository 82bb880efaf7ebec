import { loadViews } from '@brandroom/workflow-explorer/testing/load-views';
import { within } from 'storybook/test';

import { ItemExplorer } from './ContentExplorer';
import { machineLoads } from './machine-loads';
import type { MachineSearch } from './machine-search';
import { ActorExplorer, EmailExplorer } from './MachineExplorer';
import { MachineScreen } from './MachineScreen';
import { ItemNotFound, MachineExplorer } from './parts';

/** Loads every workflow with its parts, so that stories show it at once. */
export async function loadMachines(): Promise<void> {
  const explorers = [MachineExplorer, ItemExplorer, EmailExplorer, ActorExplorer, ItemNotFound];
  await Promise.all(explorers.map(({ load }) => load()));
  await loadViews();
  const machines = await Promise.all([...machineLoads.values()].map(({ load }) => load()));
  await Promise.all(machines.map(({ loadCovered }) => loadCovered()));
}

export const at =
  (search: MachineSearch = {}, slug = 'content-workflow') =>
  () => <MachineScreen slug={slug} search={search} />;

export type Canvas = ReturnType<typeof within>;

export const panelOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('complementary', { name: 'Selected state' }));

/** The samples have no item with this id. */
export const anyItem = 'content_1_1';
