import { createFileRoute, redirect } from '@tanstack/react-router';

import { SignInScreen } from '../features/auth/SignInScreen';
import { returnPath, returnSearch } from '../shared/auth/return-path';
import { PagePending } from '../shared/load/PagePending';

export const Route = createFileRoute('/login')({
  validateSearch: returnSearch,
  beforeLoad: async ({ context, search }) => {
    const { user, error } = await context.auth.settled();
    if (user) throw redirect({ href: returnPath(search.redirect) });
    return { error };
  },
  pendingComponent: PagePending,
  component: SignIn,
});

function SignIn() {
  const search = Route.useSearch();
  const { error } = Route.useRouteContext();
  return <SignInScreen returnTo={returnPath(search.redirect)} error={error} />;
}
