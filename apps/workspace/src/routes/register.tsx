import { createFileRoute, redirect } from '@tanstack/react-router';

import { RegisterScreen } from '../features/auth/RegisterScreen';
import { returnPath, returnSearch } from '../shared/auth/return-path';
import { PagePending } from '../shared/load/PagePending';

export const Route = createFileRoute('/register')({
  validateSearch: returnSearch,
  beforeLoad: async ({ context, search }) => {
    const { user } = await context.auth.settled();
    if (user) throw redirect({ href: returnPath(search.redirect) });
  },
  pendingComponent: PagePending,
  component: Register,
});

function Register() {
  const search = Route.useSearch();
  return <RegisterScreen returnTo={returnPath(search.redirect)} />;
}
