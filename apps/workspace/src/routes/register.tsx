import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

import { RegisterScreen } from '../features/auth/screens/RegisterScreen';
import { returnPath } from '../shared/auth/return-path';
import { optionalParam } from '../shared/navigation/search-params';

export const Route = createFileRoute('/register')({
  validateSearch: v.object({ redirect: optionalParam(v.string()) }),
  beforeLoad: async ({ context, search }) => {
    if (await context.auth.user()) throw redirect({ href: returnPath(search.redirect) });
  },
  component: Register,
});

function Register() {
  const search = Route.useSearch();
  return <RegisterScreen returnTo={returnPath(search.redirect)} />;
}
