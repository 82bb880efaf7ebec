import { showToast } from '@brandroom/ui/toast';

import { useAuth } from '../../shared/auth/auth';
import { operationError, retryLabel } from '../../shared/api/operation-error';
import { shellMessages } from './shell.messages';

const messages = shellMessages.account;

/** Ends the session; on failure the person stays signed in, sees why and can retry. */
export function useSignOut(): () => void {
  const auth = useAuth();
  function signOut() {
    auth.sendAndWait({ type: 'SIGN_OUT' }).catch((error: unknown) => {
      showToast(
        {
          title: messages.signOutFailed,
          description: operationError(error).message,
          action: { label: retryLabel, onAction: signOut },
        },
        { timeout: null },
      );
    });
  }
  return signOut;
}
