import type { ListedSession } from '@brandroom/domain/account/session.schema';
import { showToast } from '@brandroom/ui/toast';
import { useState } from 'react';

import { useClient } from '../../../shared/api/api';
import { useAuth } from '../../../shared/auth/auth';
import { focusActions, neighbourOf } from '../../../shared/page/focus-actions';
import { accountMessages } from './account.messages';

const messages = accountMessages.sessions;
export const othersId = 'end-other-sessions';

interface FailedChange {
  title: string;
  error: unknown;
  retry: () => void;
}

/** Signing out sessions of the person's account, which are listed. */
export function useSessionChanges(sessions: readonly ListedSession[]) {
  const { security } = useClient();
  const auth = useAuth();
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<FailedChange | null>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const current = sessions.find(({ isCurrent }) => isCurrent);

  async function change(
    id: string,
    next: ListedSession | undefined,
    act: () => Promise<string | null>,
  ) {
    setPending(id);
    setFailure(null);
    try {
      const done = await act();
      if (done === null) return;
      // The pressed button disappears with its row.
      focusActions(next);
      showToast({ title: done });
    } catch (error) {
      const retry = () => void change(id, next, act);
      setFailure({ title: messages.notEnded, error, retry });
    } finally {
      setPending(null);
    }
  }
  return {
    /** The id of the session being signed out, `othersId` for all others, or null. */
    pending,
    failure,
    end: (session: ListedSession) =>
      change(session.id, neighbourOf(others, session) ?? current, async () => {
        if (session.isCurrent) {
          await auth.sendAndWait({ type: 'SIGN_OUT' });
          return null;
        }
        await security.endSession({ id: session.id });
        return messages.ended;
      }),
    endOthers: () =>
      change(othersId, current, async () =>
        messages.othersEnded(await security.endOtherSessions()),
      ),
  };
}

export type SessionChanges = ReturnType<typeof useSessionChanges>;
