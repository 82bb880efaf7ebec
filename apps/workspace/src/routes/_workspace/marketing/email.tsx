import { createFileRoute, redirect } from '@tanstack/react-router';

/** A short address that redirects to the email campaigns. */
export const Route = createFileRoute('/_workspace/marketing/email')({
  beforeLoad: () => {
    throw redirect({ to: '/marketing/emails', replace: true });
  },
});
