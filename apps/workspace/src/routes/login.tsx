import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

import { SignInScreen } from '../features/auth/screens/SignInScreen';
import { returnPath } from '../shared/auth/return-path';
import { optionalParam } from '../shared/navigation/search-params';

export const Route = createFileRoute('/login')({
  validateSearch: v.object({ redirect: optionalParam(v.string()) }),
  beforeLoad: async ({ context, search }) => {
    if (await context.auth.user()) throw redirect({ href: returnPath(search.redirect) });
  },
  component: SignIn,
});

function SignIn() {
  const search = Route.useSearch();
  return <SignInScreen returnTo={returnPath(search.redirect)} />;
}
