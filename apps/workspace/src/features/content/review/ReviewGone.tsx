import type { ContentId } from '@brandroom/domain/id.schema';
import { contentId } from '@brandroom/domain/id.schema';
import { formatDateTime } from '@brandroom/domain/format/date';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Inline } from '@brandroom/ui/Inline';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { useSuspenseQuery } from '@tanstack/react-query';
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
  const { data: item, isFetching } = useSuspenseQuery(content.get.queryOptions({ input: { id } }));
  // The item from before the decision, while it is fetched again.
  const isOutdated = item.status === 'pending' && isFetching;
  const { data: history } = useSuspenseQuery(content.history.queryOptions({ input: { id } }));
  const last = history.find(({ from, to }) => from !== to);
  const title = messages.title(item.title);
  const status = messages.status(item.status);
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
          {status} {last && messages.by(last.byName, formatDateTime(last.at, timeZone))}
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
