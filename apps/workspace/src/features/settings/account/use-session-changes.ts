import type { ListedSession } from '@brandroom/domain/account/session.schema';
import { showToast } from '@brandroom/ui/toast';
import { useState } from 'react';

import { useClient } from '../../../shared/api/api';
import { useAuth } from '../../../shared/auth/auth';
import { focusPageHeading } from '../../../shared/page/page-heading';
import { accountMessages } from './account.messages';

const messages = accountMessages.sessions;
export const othersId = 'end-other-sessions';

interface FailedChange {
  title: string;
  error: unknown;
  retry: () => void;
}

/** Signing out sessions of the person's account. */
export function useSessionChanges() {
  const { security } = useClient();
  const auth = useAuth();
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<FailedChange | null>(null);

  async function change(id: string, title: string, act: () => Promise<string | null>) {
    setPending(id);
    setFailure(null);
    try {
      const done = await act();
      if (done === null) return;
      // The pressed button disappears with its row.
      focusPageHeading();
      showToast({ title: done });
    } catch (error) {
      setFailure({ title, error, retry: () => void change(id, title, act) });
    } finally {
      setPending(null);
    }
  }
  return {
    /** The id of the session being signed out, `othersId` for all others, or null. */
    pending,
    failure,
    end: ({ id, isCurrent }: ListedSession) =>
      change(id, messages.notEnded, async () => {
        if (isCurrent) {
          await auth.sendAndWait({ type: 'SIGN_OUT' });
          return null;
        }
        await security.endSession({ id });
        return messages.ended;
      }),
    endOthers: () =>
      change(othersId, messages.notEnded, async () =>
        messages.othersEnded(await security.endOtherSessions()),
      ),
  };
}

export type SessionChanges = ReturnType<typeof useSessionChanges>;
