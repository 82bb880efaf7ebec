import { invitationId } from '@brandroom/domain/id.schema';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

import { InvitationNotice, SignedInInvitation } from '../features/auth/InvitationNotice';
import { RegisterScreen } from '../features/auth/RegisterScreen';
import { operationError } from '../shared/api/operation-error';
import { returnPath, returnSearch } from '../shared/auth/return-path';
import { PagePending } from '../shared/load/PagePending';
import { parameter } from '../shared/navigation/search-params';

export const Route = createFileRoute('/register')({
  validateSearch: v.object({ ...returnSearch.entries, invitation: parameter(invitationId) }),
  loaderDeps: ({ search }) => ({ id: search.invitation }),
  beforeLoad: async ({ context, search }) => {
    const { user } = await context.auth.settled();
    // A signed-in person who follows an invitation link sees why it does not apply.
    if (user && !search.invitation) throw redirect({ href: returnPath(search.redirect) });
    return { signedInAs: user?.email ?? null };
  },
  loader: async ({ context, deps: { id } }) => {
    if (!id) return null;
    const { client } = await context.loadServices();
    try {
      return await client.team.openInvitation({ id });
    } catch (error) {
      if (operationError(error).code === 'notFound') return null;
      throw error;
    }
  },
  pendingComponent: PagePending,
  component: Register,
});

function Register() {
  const search = Route.useSearch();
  const { signedInAs } = Route.useRouteContext();
  const invitation = Route.useLoaderData();
  if (signedInAs !== null) {
    return <SignedInInvitation invitation={invitation} signedInAs={signedInAs} />;
  }
  return (
    <RegisterScreen
      returnTo={returnPath(search.redirect)}
      {...(invitation ? { email: invitation.email } : {})}
      notice={search.invitation && <InvitationNotice invitation={invitation} />}
    />
  );
}
