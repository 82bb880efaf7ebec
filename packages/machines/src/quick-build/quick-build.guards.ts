import { quickBuildSteps } from '@brandroom/domain/brand/quick-build';
import { websiteHost } from '@brandroom/domain/brand/website.schema';

import type { GuardArgs, GuardWords } from '@brandroom/statechart/guard-words';
import type { QuickBuildContext, QuickBuildEvent, QuickBuildRequest } from './quick-build.events';

type Args = GuardArgs<QuickBuildContext, QuickBuildEvent>;
type Rule = (args: Args) => boolean;
type Words = GuardWords<QuickBuildContext, QuickBuildEvent>;

export const quickBuildGuards = {
  hasAddress: ({ event }) => {
    // An event may be malformed.
    const { url }: Partial<QuickBuildRequest> = 'request' in event ? { ...event.request } : {};
    return typeof url === 'string' && websiteHost(url) !== null;
  },
  isAtRest: ({ context }) => !context.isRunning,
  isForward: ({ context, event }) =>
    'done' in event && Number.isInteger(event.done) && event.done > context.done,
  isWithinSteps: ({ event }) => 'done' in event && event.done <= quickBuildSteps.length,
} as const satisfies Record<string, Rule>;

/** The address's messages are those of the form's schema, so that one mistake has one message. */
export const quickBuildGuardMessages: Readonly<Record<keyof typeof quickBuildGuards, Words>> = {
  hasAddress: {
    kind: 'data',
    says: () => 'This isn’t the address of a website.',
    fix: () => 'Enter a web address like example.com.',
  },
  isAtRest: {
    kind: 'data',
    says: () => 'A brand is being built.',
    fix: () => 'Wait for it, or cancel it.',
  },
  isForward: {
    kind: 'data',
    says: () => 'These steps are already done.',
    fix: () => 'Progress only counts up.',
  },
  isWithinSteps: {
    kind: 'data',
    says: () => 'There aren’t that many steps.',
    fix: () => `A quick build has ${quickBuildSteps.length} steps.`,
  },
};
