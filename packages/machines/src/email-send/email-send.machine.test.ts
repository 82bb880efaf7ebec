import { expect, it } from 'vitest';

import { describeMachine } from '../testing/describe-machine';
import { outcomeTable, tableOf } from '../testing/outcome-table';
import { emailSend } from './email-send.machine';
import { begunEmail, draftEmail } from './email-send.samples';
import { fixtures } from './email-send.scenarios';
import { sendRefusal } from './send-refusal';

describeMachine(emailSend, fixtures);

/* The possible events of each state, written by hand. */
const outcomes = tableOf(`
event                       idle  beginning  delivering  paused  notBegun  failed  sent
sends                       yes   -          -           -       yes       -       -
sends without the right     no    -          -           -       no        -       -
sends a sent email          no    -          -           -       no        -       -
sends a begun email         no    -          -           -       no        -       -
sends to nobody             no    -          -           -       no        -       -
sends a failing email       no    -          -           -       no        -       -
resumes                     yes   -          -           yes     -         -       -
resumes without the right   no    -          -           no      -         -       -
resumes a sent email        no    -          -           no      -         -       -
resumes a new email         no    -          -           no      -         -       -
pauses                      -     -          yes         -       -         -       -
retries                     -     -          -           -       yes       yes     -
`);

it('handles every event in every state as in the table', async () => {
  expect(await outcomeTable(emailSend, fixtures, outcomes.states)).toEqual(outcomes.rows);
});

it('names the first reason against sending or resuming', () => {
  expect(sendRefusal(draftEmail)).toBeNull();
  expect(sendRefusal(begunEmail)).toBeNull();
  expect(sendRefusal({ ...draftEmail, mayPublish: false, role: 'Editor', recipients: 0 })).toBe(
    'Editors can’t send emails on this brand.',
  );
  expect(sendRefusal({ ...draftEmail, problems: ['No link.', 'No words.'] })).toBe('No link.');
});
