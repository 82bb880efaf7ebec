import type { AnyProcedure, Lazy } from '@orpc/server';
import { lazy } from '@orpc/server';

import { areas, lateAreas } from './first-operations.gen';

type Area = Readonly<Record<string, AnyProcedure>>;

/** Loads the operations that the first page does not ask, before they are asked. */
export const loadLateOperations = () => import('./late-operations.gen');

/** Every operation of the contract, under its name there. */
export const router: Readonly<Record<string, Area | Lazy<Area>>> = {
  ...areas,
  ...Object.fromEntries(
    lateAreas.map((name) => [
      name,
      lazy(async () => ({ default: (await loadLateOperations()).areas[name] })),
    ]),
  ),
};
