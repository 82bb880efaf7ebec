import type { AnyEventObject } from 'xstate';

import { fromName } from '../chart/names';
import type { Person } from '../source';

export type FieldKind = 'text' | 'number' | 'boolean' | 'moment';

/** A field of an event that a form can change. */
export interface PayloadField {
  /** Below the event: `email.recipients`. */
  readonly path: string;
  readonly label: string;
  readonly kind: FieldKind;
}

type Data = Readonly<Record<string, unknown>>;

function kindOf(value: unknown): FieldKind | null {
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(value) ? 'moment' : 'text';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : null;
}

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function leavesOf(
  data: Data,
  above: string,
): readonly (readonly [path: string, kind: FieldKind])[] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (isData(value)) return leavesOf(value, `${above}${key}.`);
    const kind = kindOf(value);
    return kind === null ? [] : [[`${above}${key}`, kind] as const];
  });
}

/** The value of a field; undefined where the event has none. */
export function valueAt(event: AnyEventObject, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((data, key) => (isData(data) ? data[key] : undefined), event);
}

function changed(data: Data, [key = '', ...rest]: readonly string[], value: unknown): Data {
  const inner = isData(data[key]) ? data[key] : {};
  return { ...data, [key]: rest.length === 0 ? value : changed(inner, rest, value) };
}

/** The event with another value in a field. */
export function withField(event: AnyEventObject, path: string, value: unknown): AnyEventObject {
  return changed(event, path.split('.'), value) as AnyEventObject;
}

/** Whether the person who sends an event decides over a field of it, such as their own name. */
function isOfPerson(event: AnyEventObject, path: string, person: Person, at: string): boolean {
  const probe = 'probe';
  return valueAt(person.complete(withField(event, path, probe), at), path) !== probe;
}

/** The fields of an event's payloads, in their order, without lists and the person's own data. */
export function fieldsOf(
  payloads: readonly AnyEventObject[],
  person: Person,
  at: string,
): readonly PayloadField[] {
  const kinds = new Map<string, FieldKind>();
  for (const event of payloads)
    for (const [path, kind] of leavesOf(event, ''))
      // A moment that is missing in a payload is an empty text there.
      if (!kinds.has(path) || kind === 'moment') kinds.set(path, kind);
  const [first] = payloads;
  if (!first) return [];
  return [...kinds]
    .filter(([path]) => path !== 'type' && !isOfPerson(first, path, person, at))
    .map(([path, kind]) => ({
      path,
      kind,
      label: path
        .split('.')
        .map((key, index) => (index === 0 ? fromName(key) : fromName(key).toLowerCase()))
        .join(', '),
    }));
}
