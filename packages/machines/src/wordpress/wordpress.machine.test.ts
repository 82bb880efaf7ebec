import { expect, it } from 'vitest';
import { transition } from 'xstate';

import { refusals } from '@brandroom/statechart/refusals';
import { describeMachine } from '../testing/describe-machine';
import { outcomeTable, tableOf } from '../testing/outcome-table';
import { wordPressGuardMessages } from './wordpress.guards';
import { wordPress } from './wordpress.machine';
import { facts, sampleDraft } from './wordpress.samples';
import { fixtures } from './wordpress.scenarios';

describeMachine(wordPress, fixtures);

/* The possible events of each state, written by hand; `yes/no` if it depends on the permissions. */
const outcomes = tableOf(`
event                         disconnected  connecting  connected  checking  publishing  waiting  failed  disconnecting
connects                      yes/no        -           -          -         -           -        -       -
connects without a site       no            -           -          -         -           -        -       -
connects without a username   no            -           -          -         -           -        -       -
connects without a password   no            -           -          -         -           -        -       -
syncs                         -             -           yes/no     -         -           -        -       -
cancels                       -             yes         -          yes       yes         yes      -       -
retries                       -             -           -          -         -           yes      yes/no  -
disconnects                   -             -           yes/no     -         -           -        yes/no  -
is connected elsewhere        yes           -           yes        no        no          no       yes     -
is disconnected elsewhere     yes           -           yes        yes       yes         yes      yes     -
loses the permissions         yes           -           yes        yes       yes         yes      yes     -
loses them while connected    yes           -           yes        no        no          no       yes     -
`);

it('handles every event in every state as in the table', async () => {
  expect(await outcomeTable(wordPress, fixtures, outcomes.states)).toEqual(outcomes.rows);
});

it('keeps the password out of everything that is stored', () => {
  const manager = wordPress.resolveState({
    value: 'disconnected',
    context: { ...facts.manager, queue: [], published: 0, attempts: 0, error: null },
  });
  const [connecting] = transition(wordPress, manager, { type: 'CONNECT', draft: sampleDraft });
  expect(connecting.value).toBe('connecting');
  expect(JSON.stringify(connecting.context)).not.toContain(sampleDraft.applicationPassword);
});

it('names the missing fields, and who can connect', () => {
  const viewer = wordPress.resolveState({
    value: 'disconnected',
    context: { ...facts.viewer, queue: [], published: 0, attempts: 0, error: null },
  });
  const draft = { url: '', username: '', applicationPassword: '' };
  expect(
    refusals(viewer, { type: 'CONNECT', draft }, wordPressGuardMessages).map(({ fix }) => fix),
  ).toEqual([
    'Ask a brand manager to do it.',
    'Enter the site URL.',
    'Enter the username.',
    'Enter the application password.',
  ]);
});
