import type { AnyProcedure } from '@orpc/server';
import { contract } from '@brandroom/domain/contract/contract';

import { operationModules } from './operations.gen';
import { Operation } from './pipeline/procedure';

const byEntry = new Map<unknown, AnyProcedure>(
  operationModules
    .flatMap((module) => Object.values(module))
    .filter((each) => each instanceof Operation)
    .map((operation) => [operation.entry, operation]),
);

function serve(name: string, entry: unknown): AnyProcedure {
  const operation = byEntry.get(entry);
  if (!operation) throw new Error(`Nothing serves ${name}. Run "pnpm generate" after adding it.`);
  return operation;
}

/** Every operation of the contract, under its name there. */
export const router: Record<string, Record<string, AnyProcedure>> = Object.fromEntries(
  Object.entries(contract).map(([area, entries]) => [
    area,
    Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, serve(`${area}.${name}`, entry)]),
    ),
  ]),
);
