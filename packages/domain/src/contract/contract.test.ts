import type {
  AnyContractProcedure,
  AnyContractRouter,
  InferContractRouterInputs,
  InferContractRouterOutputs,
} from '@orpc/contract';
import { isContractProcedure } from '@orpc/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';

import { contract } from './contract';
import { operationErrors } from './errors';
import { operationNames } from './operation-names.gen';

type Procedures = ReadonlyMap<string, AnyContractProcedure>;

function proceduresOf(router: AnyContractRouter, prefix = ''): Procedures {
  if (isContractProcedure(router)) return new Map([[prefix, router]]);
  return new Map(
    Object.entries(router).flatMap(([name, entry]) => [
      ...proceduresOf(entry, prefix === '' ? name : `${prefix}.${name}`),
    ]),
  );
}

const procedures = proceduresOf(contract);

/** Verbs that remove something, each with the verb of the operation that brings it back. */
const reverses = {
  delete: 'restore',
  remove: 'restore',
  detach: 'reattach',
  disconnect: 'connect',
};
type Removal = keyof typeof reverses;

/** Operations that remove something without a way back, each with the reason. */
const withoutReverse = new Map([
  ['shares.delete', 'Nobody can open a revoked link again; a new link has a new address.'],
  ['auth.removeAvatar', 'People set their picture again by auth.setAvatar.'],
]);

const removals = [...procedures.keys()].flatMap((name) => {
  const verb = /(?<=\.)(?:delete|remove|detach|disconnect)(?![a-z])/u.exec(name)?.[0];
  return verb ? [{ name, reverse: name.replace(`.${verb}`, `.${reverses[verb as Removal]}`) }] : [];
});

/** The type of a schema; `none` for an operation without input. */
function kindOf(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return 'none';
  return 'type' in schema ? String(schema.type) : 'schema';
}

/** Names of every field of an input, at any depth. */
function fieldNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const parts = schema as {
    entries?: object;
    options?: unknown;
    item?: unknown;
    wrapped?: unknown;
  };
  const entries = Object.entries(parts.entries ?? {});
  const options: unknown[] = Array.isArray(parts.options) ? parts.options : [];
  return [
    ...entries.map(([name]) => name),
    ...[
      ...entries.map(([, entry]) => entry as unknown),
      ...options,
      parts.item,
      parts.wrapped,
    ].flatMap(fieldNames),
  ];
}

describe('the contract', () => {
  it.each(removals)('brings back by $reverse the result of $name, if anything can', (removal) => {
    expect(procedures.has(removal.reverse)).toBe(!withoutReverse.has(removal.name));
  });

  it('names only operations that exist as those without a way back', () => {
    const names = removals.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...withoutReverse.keys()]));
  });

  it('can be named in full without its schemas', () => {
    expect(operationNames.toSorted()).toEqual([...procedures.keys()].toSorted());
  });

  it.each([...procedures])('says for %s what comes in, goes out and fails', (_, procedure) => {
    const { inputSchema, outputSchema, errorMap } = procedure['~orpc'];
    expect(kindOf(inputSchema)).not.toMatch(/^(?:any|unknown)$/u);
    expect(outputSchema).toBeDefined();
    expect(errorMap).toEqual(operationErrors);
  });

  it.each([...procedures])('does not let the caller of %s say who acts', (_, procedure) => {
    const names = fieldNames(procedure['~orpc'].inputSchema);
    const actors = [
      'actor',
      'approver',
      'approvedBy',
      'createdBy',
      'updatedBy',
      'uploaderId',
      'ownerId',
    ];
    expect(names.filter((name) => actors.includes(name))).toEqual([]);
  });
});

type Inputs = InferContractRouterInputs<typeof contract>;
type Outputs = InferContractRouterOutputs<typeof contract>;

/** The operations of an area whose output is not known to the compiler. */
type Untyped<T> = {
  [K in keyof T]: 0 extends 1 & T[K] ? K : unknown extends T[K] ? K : never;
}[keyof T];
/** As `Untyped`, for inputs: an operation without input takes `unknown`. */
type AnyInput<T> = { [K in keyof T]: 0 extends 1 & T[K] ? K : never }[keyof T];

it('is typed in every input and output', () => {
  expectTypeOf<
    { [A in keyof Outputs]: Untyped<Outputs[A]> }[keyof Outputs]
  >().toEqualTypeOf<never>();
  expectTypeOf<{ [A in keyof Inputs]: AnyInput<Inputs[A]> }[keyof Inputs]>().toEqualTypeOf<never>();
});
