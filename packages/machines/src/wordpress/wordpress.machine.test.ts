import { expect, it } from 'vitest';
import { transition } from 'xstate';

import { refusals } from '@brandroom/statechart/refusals';
import { describeMachine } from '../testing/describe-machine';
import { outcomeTable, tableOf } from '../testing/outcome-table';
import { untouched } from './wordpress.events';
import { wordPressGuardMessages } from './wordpress.guards';
import { wordPress } from './wordpress.machine';
import { rights, sampleDraft } from './wordpress.samples';
import { fixtures } from './wordpress.scenarios';

describeMachine(wordPress, fixtures);

/* The possible events of each state, written by hand. */
const outcomes = tableOf(`
event                          disconnected  connecting  connected  checking  publishing  waiting  failed  disconnecting
A complete form                yes           -           -          -         -           -        -       -
Without a site                 no            -           -          -         -           -        -       -
Without a username             no            -           -          -         -           -        -       -
Without a password             no            -           -          -         -           -        -       -
Connect without the right      no            -           -          -         -           -        -       -
Sync now                       -             -           yes        -         -           -        -       -
Sync without the right         -             -           no         -         -           -        -       -
Stop                           -             yes         -          yes       yes         yes      -       -
Try again                      -             -           -          -         -           yes      yes     -
Try again without the right    -             -           -          -         -           yes      no      -
Disconnect                     -             -           yes        -         -           -        yes     -
Disconnect without the right   -             -           no         -         -           -        no      -
Connected in another tab       yes           -           no         no        no          no       no      -
Disconnected in another tab    no            -           yes        yes       yes         yes      yes     -
`);

it('handles every event in every state as in the table', async () => {
  expect(await outcomeTable(wordPress, fixtures, outcomes.states)).toEqual(outcomes.rows);
});

const disconnected = wordPress.resolveState({ value: 'disconnected', context: untouched });

it('keeps the password out of everything that is stored', () => {
  const event = { type: 'CONNECT', draft: sampleDraft, ...rights.manager } as const;
  const [connecting] = transition(wordPress, disconnected, event);
  expect(connecting.value).toBe('connecting');
  expect(JSON.stringify(connecting.context)).not.toContain(sampleDraft.applicationPassword);
});

it('names the missing fields, and who can connect', () => {
  const draft = { url: '', username: '', applicationPassword: '' };
  const event = { type: 'CONNECT', draft, ...rights.viewer } as const;
  expect(refusals(disconnected, event, wordPressGuardMessages).map(({ fix }) => fix)).toEqual([
    'Ask a brand manager to do it.',
    'Enter the site URL.',
    'Enter the username.',
    'Enter the application password.',
  ]);
});
