import { createFileRoute, redirect } from '@tanstack/react-router';

/** The short address of the email campaigns. */
export const Route = createFileRoute('/_workspace/marketing/email')({
  beforeLoad: () => {
    throw redirect({ to: '/marketing/emails', replace: true });
  },
});
