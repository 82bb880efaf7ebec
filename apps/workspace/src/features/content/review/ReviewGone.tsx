import type { ContentId } from '@brandroom/domain/id.schema';
import { contentId } from '@brandroom/domain/id.schema';
import { formatDateTime } from '@brandroom/domain/format/date';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Inline } from '@brandroom/ui/Inline';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { useIsFetching, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import * as v from 'valibot';

import { useHref } from '../../../shared/navigation/use-href';
import { useApi } from '../../../shared/api/api';
import { useScreenKeys } from '../../../shared/keys/use-screen-keys';
import { Load } from '../../../shared/load/Load';
import { timeZone } from '../../../shared/time/time-zone';
import { reviewKeys } from './review-keys';
import { reviewMessages } from './review.messages';
import { focusReview, reviewHeadingId } from './focus-review';

const messages = reviewMessages.gone;

interface ReviewGoneProps {
  id: string;
  /** Opens the next item; missing if nothing is pending. */
  onNext?: (() => void) | undefined;
}

/** Shown if the requested item is not pending: it was decided, here or elsewhere, or deleted. */
export function ReviewGone({ id, onNext }: ReviewGoneProps) {
  const next = onNext && <Button onPress={onNext}>{messages.next}</Button>;
  const missing = <Missing next={next} />;
  // An address can be typed by hand, so a malformed id means not found.
  const named = v.safeParse(contentId, id);
  if (!named.success) return missing;
  return (
    <Load
      label={reviewMessages.loading}
      skeleton={<Skeleton shape="block" />}
      notFound={missing}
      resetKey={id}
    >
      <Decided id={named.output} next={next} />
    </Load>
  );
}

/** Announces that there is nothing to decide, at a decision shortcut. */
function useNoDecision(words: string): void {
  const say = () => announce(words);
  useScreenKeys({
    [reviewKeys.approve]: say,
    [reviewKeys.approveWithNote]: say,
    [reviewKeys.reject]: say,
  });
}

function Missing({ next }: { next: ReactNode }) {
  useNoDecision(`${messages.missing}. ${messages.missingHelp}`);
  return (
    <EmptyState
      id={reviewHeadingId}
      title={messages.missing}
      description={messages.missingHelp}
      action={next}
    />
  );
}

function Decided({ id, next }: { id: ContentId; next: ReactNode }) {
  const hrefTo = useHref();
  const { content } = useApi();
  const {
    data: item,
    error,
    isFetching,
  } = useSuspenseQuery(content.get.queryOptions({ input: { id } }));
  const isQueueFetching = useIsFetching({ queryKey: content.waiting.key() }) > 0;
  const { data: history } = useSuspenseQuery(content.history.queryOptions({ input: { id } }));
  const isPending = item.status === 'pending';
  // The item is from before the decision, or the queue from before the decision was taken back.
  const isOutdated = isPending && (isFetching || isQueueFetching);
  // The item from before the decision is all there is, so the failure is shown.
  if (isPending && error && !isOutdated) throw error;
  const change = history.find(({ from, to }) => from !== to);
  // A history that is older than the decision ends with a change to another status.
  const last = change?.to === item.status ? change : undefined;
  const title = isPending ? messages.unlisted(item.title) : messages.title(item.title);
  const status = isPending ? messages.unlistedHelp : messages.status(item.status);
  useNoDecision(isOutdated ? reviewMessages.loadingWords : `${title}. ${status}`);
  useEffect(() => {
    if (isOutdated) return;
    announce(`${title}. ${status}`);
    // The focused element was removed with the item.
    if (document.activeElement === document.body) focusReview();
  }, [title, status, isOutdated]);
  if (isOutdated) return <Skeleton shape="block" />;
  return (
    <EmptyState
      id={reviewHeadingId}
      title={title}
      description={
        <>
          {status}{' '}
          {last && !isPending && messages.by(last.byName, formatDateTime(last.at, timeZone))}
        </>
      }
      action={
        <Inline gap={12} justify="center">
          {next}
          <ButtonLink href={hrefTo({ to: '/content/edit/$id', params: { id } })}>
            {reviewMessages.actions.read}
          </ButtonLink>
        </Inline>
      }
    />
  );
}
