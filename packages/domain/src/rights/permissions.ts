import * as v from 'valibot';

import type { RightFlag } from './flags';
import { permissionAreas } from './flags';

type Groups = typeof permissionAreas;

/**
 * The rights of one person in one brand: group → area → flag. Every flag is present, so that
 * nothing is allowed by omission.
 */
export type Permissions = {
  readonly [G in keyof Groups]: {
    readonly [A in keyof Groups[G]]: {
      readonly [F in Extract<Groups[G][A], readonly RightFlag[]>[number]]: boolean;
    };
  };
};

function flagsSchema(flags: readonly RightFlag[]) {
  return v.strictObject(Object.fromEntries(flags.map((flag) => [flag, v.boolean()])));
}

function areasSchema(areas: Readonly<Record<string, readonly RightFlag[]>>) {
  return v.strictObject(
    Object.fromEntries(Object.entries(areas).map(([area, flags]) => [area, flagsSchema(flags)])),
  );
}

/** Schema of a whole permission matrix; unknown areas or flags are refused. */
export const permissions = v.strictObject(
  Object.fromEntries(
    Object.entries(permissionAreas).map(([group, areas]) => [group, areasSchema(areas)]),
  ),
) as unknown as v.GenericSchema<Permissions>;
