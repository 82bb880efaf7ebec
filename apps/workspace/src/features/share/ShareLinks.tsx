import type { FileAsset, ShareLink } from '@brandroom/domain/file/file.schema';
import { formatDateTime } from '@brandroom/domain/format/date';
import { Button } from '@brandroom/ui/Button';
import { ConfirmDialog } from '@brandroom/ui/ConfirmDialog';
import { ErrorState } from '@brandroom/ui/ErrorState';
import { Heading } from '@brandroom/ui/Heading';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { LoadingRegion } from '@brandroom/ui/LoadingRegion';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { showToast } from '@brandroom/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi } from '../../shared/api/api';
import { loadFailureMessage, operationError } from '../../shared/api/operation-error';
import { failureMessage } from '../../shared/api/show-failure';
import { neighbourOf } from '../../shared/page/focus-actions';
import { focusSoon } from '../../shared/page/focus-soon';
import { useClock } from '../../shared/time/clock';
import { timeZone } from '../../shared/time/time-zone';
import { createLinkId } from './ShareForm';
import { shareMessages } from './share.messages';

const messages = shareMessages.list;
const moment = (at: string) => formatDateTime(at, timeZone);
const kindOf = ({ isPublic, hasPassphrase }: ShareLink) =>
  messages.kinds[isPublic ? 'public' : hasPassphrase ? 'passphrase' : 'team'];

const revokeId = ({ id }: Pick<ShareLink, 'id'>) => `revoke-${id}`;

interface ShareLinksProps {
  file: FileAsset;
  onRevoked: (id: string) => void;
}

/** The links to a file with their number of visits, and the action to revoke them. */
export function ShareLinks({ file, onRevoked }: ShareLinksProps) {
  const { shares } = useApi();
  const [asked, setAsked] = useState<ShareLink | null>(null);
  const { data, error, refetch } = useQuery(
    shares.list.queryOptions({ input: { assetId: file.id } }),
  );
  const revoke = useMutation(shares.delete.mutationOptions({ mutationKey: shares.key() }));
  const confirm = ({ id }: ShareLink) =>
    revoke.mutate(
      { id },
      {
        onSuccess: () => {
          setAsked(null);
          showToast({ title: messages.revoked });
          onRevoked(id);
          // The pressed button disappears with its link, so the next link's one gets focus.
          const next = neighbourOf(data ?? [], { id });
          focusSoon(() => document.getElementById(next ? revokeId(next) : createLinkId));
        },
      },
    );
  return (
    <Stack gap={8}>
      <Heading level={3} size="body">
        {messages.title}
      </Heading>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <LoadingRegion label={messages.loading}>
          <Skeleton />
        </LoadingRegion>
      )}
      {data?.length === 0 && (
        <Text size="ui" tone="muted">
          {messages.empty}
        </Text>
      )}
      {data && data.length > 0 && (
        <Stack as="ul" gap={12}>
          {data.map((link) => (
            <li key={link.id}>
              <LinkRow link={link} onRevoke={() => setAsked(link)} />
            </li>
          ))}
        </Stack>
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          title={messages.question}
          confirmLabel={messages.confirm}
          onConfirm={() => confirm(asked)}
          isPending={revoke.isPending}
        >
          <Text>{messages.consequence}</Text>
          {revoke.isError && (
            <InlineAlert tone="danger" isLive title={failureMessage(revoke.error)} />
          )}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function LinkRow({ link, onRevoke }: { link: ShareLink; onRevoke: () => void }) {
  const clock = useClock();
  const { expiresAt, createdAt, openCount, lastOpenedAt } = link;
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= clock();
  const facts = [
    messages.created(moment(createdAt)),
    ...(expiresAt === null
      ? []
      : [isOver ? messages.expired(moment(expiresAt)) : messages.expires(moment(expiresAt))]),
  ];
  return (
    <Inline gap={16} justify="between" isWrapping={false}>
      <Stack gap={4}>
        <Text size="ui" weight="strong">
          {kindOf(link)}
        </Text>
        <Text size="caption">
          {lastOpenedAt === null
            ? messages.never
            : messages.opened(openCount, moment(lastOpenedAt))}
        </Text>
        <Text size="caption" tone="muted">
          {messages.facts(facts)}
        </Text>
      </Stack>
      <Button
        size="small"
        id={revokeId(link)}
        aria-label={messages.revokeNamed(kindOf(link), moment(createdAt))}
        onPress={onRevoke}
      >
        {messages.revoke}
      </Button>
    </Inline>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { title, text } = loadFailureMessage(operationError(error).code);
  return <ErrorState title={title} description={text} onRetry={onRetry} />;
}
