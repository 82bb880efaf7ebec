import { AuthLayout } from '@brandroom/ui/AuthLayout';
import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Link } from '@brandroom/ui/Link';
import { useState } from 'react';

import { failureMessage } from '../../shared/api/show-failure';
import { useAuth } from '../../shared/auth/auth';
import { useHref } from '../../shared/navigation/use-href';
import { PageTitle } from '../../shared/page/PageTitle';
import { authMessages } from './auth.messages';

const messages = authMessages.invitation;

/** The invitation behind a link; null when it was revoked or used. */
type LinkedInvitation = { email: string; brandName: string; invitedByName: string } | null;

/** The notice above the registration form: who invited the person and to which brand. */
export function InvitationNotice({ invitation }: { invitation: LinkedInvitation }) {
  if (!invitation) {
    return (
      <InlineAlert tone="warning" title={messages.gone}>
        {messages.goneHelp}
      </InlineAlert>
    );
  }
  const { email, brandName, invitedByName } = invitation;
  return (
    <InlineAlert title={messages.title(invitedByName, brandName)}>
      {messages.help(email)}
    </InlineAlert>
  );
}

interface SignedInInvitationProps {
  invitation: LinkedInvitation;
  /** The email address of the signed-in person. */
  signedInAs: string;
}

/** Replaces the registration form for people who are already signed in. */
export function SignedInInvitation({ invitation, signedInAs }: SignedInInvitationProps) {
  const hrefTo = useHref();
  return (
    <AuthLayout title={messages.pageTitle}>
      <PageTitle title={messages.pageTitle} />
      {invitation?.email === signedInAs ? (
        <OwnInvitation email={signedInAs} brandName={invitation.brandName} />
      ) : (
        <InlineAlert title={messages.signedIn(signedInAs)}>
          {invitation ? messages.signOut(invitation.email, invitation.brandName) : messages.gone}
        </InlineAlert>
      )}
      <Link href={hrefTo({ to: '/' })} variant="standalone">
        {messages.home}
      </Link>
    </AuthLayout>
  );
}

/** The signed-in person is the invited one: their next sign-in accepts the invitation. */
function OwnInvitation({ email, brandName }: { email: string; brandName: string }) {
  const auth = useAuth();
  const [state, setState] = useState<'open' | 'pending' | { failure: string }>('open');
  async function signOut(): Promise<void> {
    setState('pending');
    try {
      await auth.sendAndWait({ type: 'SIGN_OUT' });
    } catch (error) {
      setState({ failure: failureMessage(error) });
    }
  }
  return (
    <>
      {typeof state === 'object' && <InlineAlert tone="danger" isLive title={state.failure} />}
      <InlineAlert
        title={messages.signedIn(email)}
        actions={
          <Button
            size="small"
            isPending={state === 'pending'}
            pendingLabel={messages.signingOut}
            onPress={() => void signOut()}
          >
            {messages.signOutSubmit}
          </Button>
        }
      >
        {messages.signInAgain(brandName)}
      </InlineAlert>
    </>
  );
}
