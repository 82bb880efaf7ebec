import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { describeMachine } from '../testing/describe-machine';
import { outcomeTable, tableOf } from '../testing/outcome-table';
import { formSend } from './form-send.machine';
import { complete } from './form-send.samples';
import { fixtures } from './form-send.scenarios';

describeMachine(formSend, fixtures);

/* The possible events of each state, written by hand. */
const outcomes = tableOf(`
event                      editing  checking  incomplete  sending  refused  sent
Submits                    yes      -         yes         -        yes      yes
Changes the email address  yes      yes       yes         yes      yes      yes
Changes the examples       yes      yes       yes         yes      yes      yes
Restores the saved values  -        -         yes         -        yes      -
`);

it('handles every event in every state as in the table', async () => {
  expect(await outcomeTable(formSend, fixtures, outcomes.states)).toEqual(outcomes.rows);
});

it('sends once where the person presses twice', async () => {
  let sent = 0;
  const actor = createActor(
    formSend.provide({
      actors: {
        check: fromPromise(() => Promise.resolve(complete)),
        send: fromPromise(() => {
          sent += 1;
          return Promise.resolve();
        }),
      },
    }),
  );
  const isSent = new Promise<void>((resolve) => {
    actor.subscribe((snapshot) => {
      if (snapshot.matches('sent')) resolve();
    });
  });
  actor.start();
  actor.send({ type: 'SUBMIT' });
  actor.send({ type: 'SUBMIT' });
  await isSent;
  expect(sent).toBe(1);
});
