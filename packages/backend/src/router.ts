import type { AnyProcedure, Lazy } from '@orpc/server';
import { lazy } from '@orpc/server';

import { areas, lateAreas, lateOperations } from './first-operations.gen';

type Area = Readonly<Record<string, AnyProcedure | Lazy<AnyProcedure>>>;

/** Loads the operations that the first page does not need, ahead of their first call. */
export const loadLateOperations = () => import('./late-operations.gen');

/** An area with those of its operations that are loaded later. */
function wholeArea(name: keyof typeof areas): Area {
  const late = lateOperations
    .filter(([area]) => area === name)
    .map(([, operation]) => [
      operation,
      lazy(async () => {
        const { areas: loaded } = await loadLateOperations();
        return {
          default: (loaded[name as keyof typeof loaded] as Area)[operation] as AnyProcedure,
        };
      }),
    ]);
  return { ...areas[name], ...Object.fromEntries(late) };
}

/** Every operation of the contract, under its name there. */
export const router: Readonly<Record<string, Area | Lazy<Area>>> = {
  ...Object.fromEntries(
    (Object.keys(areas) as (keyof typeof areas)[]).map((name) => [name, wholeArea(name)]),
  ),
  ...Object.fromEntries(
    lateAreas.map((name) => [
      name,
      lazy(async () => ({ default: (await loadLateOperations()).areas[name] })),
    ]),
  ),
};
