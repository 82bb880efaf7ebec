import { describe, expect, it } from 'vitest';

import type { Person } from '../source';
import { eventIn } from './event-json';
import { fieldsOf, valueAt, withField } from './payload-fields';

const person: Person = {
  id: 'ada',
  name: 'Ada',
  role: 'Editor',
  complete: (event, at) => ({ ...event, by: { name: 'Ada' }, at }),
};
const at = '2025-06-10T09:00:00.000Z';

describe('the form of a payload', () => {
  it('has the fields of all samples of a step by their kind, without those of the person', () => {
    const payloads = [
      { type: 'SCHEDULE', scheduledFor: '', mail: { recipients: 3, parts: ['a'] } },
      { type: 'SCHEDULE', scheduledFor: at, isOver: true, note: 'Soon' },
    ].map((event) => person.complete(event, at));
    expect(fieldsOf(payloads, person, at)).toEqual([
      { path: 'scheduledFor', label: 'Scheduled for', kind: 'moment' },
      { path: 'mail.recipients', label: 'Mail, recipients', kind: 'number' },
      { path: 'isOver', label: 'Is over', kind: 'boolean' },
      { path: 'note', label: 'Note', kind: 'text' },
    ]);
    expect(fieldsOf([person.complete({ type: 'SUBMIT' }, at)], person, at)).toEqual([]);
  });

  it('changes one field and keeps the rest', () => {
    const event = { type: 'SEND', mail: { recipients: 3, subject: 'Hello' } };
    const other = withField(withField(event, 'mail.recipients', 0), 'isOver', true);
    expect(other).toEqual({
      type: 'SEND',
      mail: { recipients: 0, subject: 'Hello' },
      isOver: true,
    });
    expect(valueAt(event, 'mail.recipients')).toBe(3);
    expect(valueAt(event, 'mail.subject.length')).toBeUndefined();
  });
});

describe('an event as JSON', () => {
  it('is read, or refused with its error', () => {
    expect(eventIn('{ "type": "PAY", "cents": 5 }')).toEqual({ event: { type: 'PAY', cents: 5 } });
    const problem = 'This isn’t JSON. Check its quotes, commas and braces.';
    expect(eventIn('{ "type": PAY }')).toEqual({ problem });
    expect(eventIn('')).toEqual({ problem });
  });

  it.each(['{}', '[]', 'null', '"PAY"', '{ "type": "" }', '{ "type": 1 }'])(
    'without a type is refused: %s',
    (text) => {
      expect(eventIn(text)).toEqual({
        problem: 'Enter an object with a type, such as { "type": "CANCEL" }.',
      });
    },
  );
});
