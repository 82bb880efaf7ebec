import type { GuardArgs, GuardWords } from '@brandroom/statechart/guard-words';

import type { Checked, FormSendContext, FormSendEvent } from './form-send.events';

type Args = GuardArgs<FormSendContext, FormSendEvent>;
type Rule = (args: Args) => boolean;
type Words = GuardWords<FormSendContext, FormSendEvent>;

export const formSendGuards = {
  isComplete: ({ event }) => {
    // The event is the result of the check, which no outside event has.
    const { output } = event as { output?: Partial<Checked> };
    return output?.isComplete === true;
  },
} as const satisfies Record<string, Rule>;

export const formSendGuardMessages: Readonly<Record<keyof typeof formSendGuards, Words>> = {
  isComplete: {
    kind: 'data',
    says: () => 'Some fields need attention.',
    fix: () => 'Correct these fields, then send the form again.',
  },
};
