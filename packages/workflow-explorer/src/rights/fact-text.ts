import { fromName, number } from '../chart/names';
import type { ReadValue } from './values-read';

const list = new Intl.ListFormat('en-US');
const date = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Usual names of fields that read badly as they are. */
const names: Readonly<Record<string, string>> = {
  at: 'Time',
  flags: 'Rights',
  roleLabel: 'Role',
};

function textOf(value: unknown): string | null {
  if (value === undefined) return 'missing';
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return number.format(value);
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(value)
      ? `${date.format(new Date(value))} UTC`
      : value;
  if (!Array.isArray(value)) return null;
  if (value.length === 0) return 'none';
  return value.every((each) => typeof each === 'string')
    ? list.format(value.map((each) => fromName(each).toLowerCase()))
    : `${number.format(value.length)} entries`;
}

/** A value that a rule read, in words: “Role: Editor”. Ids are left out, because they mean nothing to people. */
export function factText({ path, value }: ReadValue): string | null {
  const key = path.split('.').at(-1) ?? path;
  const text = /^id$|Id$/u.test(key) ? null : textOf(value);
  return text === null ? null : `${names[key] ?? fromName(key)}: ${text}`;
}

/** A value as it is stored. */
export function rawText({ path, value }: ReadValue): string {
  return `${path}: ${value === undefined ? 'undefined' : JSON.stringify(value)}`;
}
