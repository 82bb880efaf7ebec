import { createFileRoute, redirect } from '@tanstack/react-router';

import { SignInScreen } from '../features/auth/SignInScreen';
import { returnPath, returnSearch } from '../shared/auth/return-path';
import { PagePending } from '../shared/load/PagePending';

export const Route = createFileRoute('/login')({
  validateSearch: returnSearch,
  beforeLoad: async ({ context, search }) => {
    if (await context.auth.user()) throw redirect({ href: returnPath(search.redirect) });
  },
  pendingComponent: PagePending,
  component: SignIn,
});

function SignIn() {
  const search = Route.useSearch();
  return <SignInScreen returnTo={returnPath(search.redirect)} />;
}
