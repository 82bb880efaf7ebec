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
event                             idle  beginning  delivering  paused  notBegun  failed  sent
Send to 120 recipients            yes   -          -           -       yes       -       -
Send without the right            no    -          -           -       no        -       -
Send a sent email                 no    -          -           -       no        -       -
Send a partly sent email          no    -          -           -       no        -       -
Send to an empty audience         no    -          -           -       no        -       -
Send without an unsubscribe link  no    -          -           -       no        -       -
Resume after 50 recipients        yes   -          -           yes     -         -       -
Resume without the right          no    -          -           no      -         -       -
Resume a sent email               no    -          -           no      -         -       -
Resume an unsent email            no    -          -           no      -         -       -
Pause                             -     -          yes         -       -         -       -
Try again                         -     -          -           -       yes       yes     -
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
