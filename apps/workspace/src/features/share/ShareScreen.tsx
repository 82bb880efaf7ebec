import type { WorkspaceClient } from '@brandroom/domain/contract/client';
import { formatDateTime } from '@brandroom/domain/format/date';
import { AuthLayout } from '@brandroom/ui/AuthLayout';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';
import { LoadingRegion } from '@brandroom/ui/LoadingRegion';
import { Spinner } from '@brandroom/ui/Spinner';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import { loadFailureMessage, retryLabel } from '../../shared/api/operation-error';
import { mayWorkLater } from '../../shared/api/show-failure';
import { AuthHelp } from '../../shared/auth/AuthHelp';
import { useHref } from '../../shared/navigation/use-href';
import { PageTitle } from '../../shared/page/PageTitle';
import { focusPageHeading } from '../../shared/page/page-heading';
import { timeZone } from '../../shared/time/time-zone';
import { PassphraseForm } from './PassphraseForm';
import { SharedFile } from './SharedFile';
import { shareMessages } from './share.messages';
import type { Visit } from './use-share-visit';
import { useShareVisit } from './use-share-visit';

const messages = shareMessages.page;
const moment = (at: string) => formatDateTime(at, timeZone);

interface ShareScreenProps {
  token: string;
  client: WorkspaceClient;
}

/** The page of a share link, also for people without an account. */
export function ShareScreen({ token, client }: ShareScreenProps) {
  const { visit, follow, isFollowing } = useShareVisit(client, token);
  const { title, content } = usePage(visit, () => void follow());
  const state = visit.state;
  const before = useRef(state);
  useEffect(() => {
    const isNext = before.current !== state && before.current !== 'opening';
    before.current = state;
    // After the form, which had focus, is removed.
    if (isNext) requestAnimationFrame(() => focusPageHeading());
  }, [state]);
  return (
    <AuthLayout title={title} footer={<AuthHelp returnTo={`/share/${token}`} />}>
      <PageTitle title={title} />
      {visit.state === 'open' && (
        <SharedFile
          client={client}
          token={token}
          ticket={visit.ticket}
          file={visit.file}
          onEnded={follow}
        >
          {visit.expiresAt !== null && (
            <Text size="ui" tone="muted">
              {messages.until(moment(visit.expiresAt))}
            </Text>
          )}
        </SharedFile>
      )}
      {visit.state === 'passphrase' && (
        <PassphraseForm visit={visit} isPending={isFollowing} onSubmit={follow} />
      )}
      {content}
    </AuthLayout>
  );
}

/** Returns the title of the page, and its content if there is no file. */
function usePage(visit: Visit, retry: () => void): { title: string; content: ReactNode } {
  const hrefTo = useHref();
  const home = (
    <Link href={hrefTo({ to: '/' })} variant="standalone">
      {messages.home}
    </Link>
  );
  const words = (text: string, next: ReactNode = home) => (
    <Stack gap={16}>
      <Text>{text}</Text>
      <Inline>{next}</Inline>
    </Stack>
  );
  switch (visit.state) {
    case 'opening':
      return {
        title: messages.opening,
        content: (
          <LoadingRegion label={messages.opening}>
            <Spinner />
          </LoadingRegion>
        ),
      };
    case 'open':
      return { title: visit.file.name, content: null };
    case 'passphrase':
      return { title: messages.protectedTitle, content: null };
    case 'revoked':
      return {
        title: messages.revokedTitle,
        content: words(messages.revoked(moment(visit.at))),
      };
    case 'expired':
      return {
        title: messages.expiredTitle,
        content: words(messages.expired(moment(visit.at))),
      };
    case 'failed': {
      const { code } = visit.error;
      if (code === 'unauthenticated') {
        const search = { redirect: location.pathname };
        return {
          title: messages.signInTitle,
          content: words(
            messages.signInHelp,
            <Link href={hrefTo({ to: '/login', search })} variant="standalone">
              {messages.signIn}
            </Link>,
          ),
        };
      }
      // A truncated address is not a valid token.
      if (code === 'notFound' || code === 'invalid') {
        return { title: messages.unknownTitle, content: words(messages.unknown) };
      }
      const { title, text } = loadFailureMessage(code);
      return {
        title,
        content: mayWorkLater(visit.error)
          ? words(text, <Button onPress={retry}>{retryLabel}</Button>)
          : words(text),
      };
    }
    default:
      return visit satisfies never;
  }
}
