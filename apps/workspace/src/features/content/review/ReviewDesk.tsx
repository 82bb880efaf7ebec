import { contentRight, seesUnfinishedContent } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { Card } from '@brandroom/ui/Card';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { Split } from '@brandroom/ui/Split';
import { announce } from '@brandroom/ui/announce';
import { lazyDialog } from '@brandroom/ui/lazy-part';
import { usePage } from '@brandroom/ui/page-context';
import { useNavigate } from '@tanstack/react-router';
import { ListChecks } from 'lucide';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { Denied } from '../../../shared/brand/Denied';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useScreenKeys } from '../../../shared/keys/use-screen-keys';
import { Load } from '../../../shared/load/Load';
import { useHref } from '../../../shared/navigation/use-href';
import type { ContentSearch } from '../item/content-search';
import { contentTypes } from '../item/content-search';
import { reviewKeys } from './review-keys';
import { reviewMessages as messages } from './review.messages';
import { ReviewActions } from './ReviewActions';
import { ReviewBar } from './ReviewBar';
import type { ReviewQuestion } from './ReviewDialogs';
import { ReviewItem } from './ReviewItem';
import { ReviewQueue } from './ReviewQueue';
import { deciding, reviewHeadingId } from './focus-review';
import { useReviewDesk } from './use-review-desk';

const ReviewGone = lazyDialog(async () => (await import('./ReviewGone')).ReviewGone);
const ReviewDialogs = lazyDialog(async () => (await import('./ReviewDialogs')).ReviewDialogs);

interface ReviewDeskProps {
  brandId: BrandId;
  search: ContentSearch;
}

/** Shows the pending items one after another (docs/product/content-workflow.md#pending-items). */
export function ReviewDesk({ brandId, search }: ReviewDeskProps) {
  const { user } = useWorkspace();
  if (!contentTypes.some((type) => seesUnfinishedContent(user, type, brandId)))
    return <Denied reason={messages.denied} leadsTo="calendar" />;
  return (
    <Load label={messages.loading} skeleton={<PageSkeleton layout="desk" />} resetKey={brandId}>
      <Desk key={brandId} brandId={brandId} search={search} />
    </Load>
  );
}

function Desk({ brandId, search }: ReviewDeskProps) {
  const { user } = useWorkspace();
  const navigate = useNavigate();
  const hrefTo = useHref();
  const desk = useReviewDesk(brandId, search);
  const { queue, selected, select } = desk;
  const { item, goneId } = queue;
  const isNarrow = usePage()?.isNarrow ?? false;
  // Phones show the queue first, and then one item.
  const showsQueue = isNarrow && search.item === undefined;
  const [question, setQuestion] = useState<ReviewQuestion | null>(null);
  // The version that was opened stays when another person edits the item, until it leaves the queue.
  const [read, setRead] = useState(item);
  if (read?.id !== item?.id) setRead(item);
  const shown = item && read?.id === item.id ? read : item;
  const isChanged = item !== undefined && shown?.version !== item.version;
  const mayApproveSome = contentTypes.some((type) =>
    can(user, contentRight('approve', type), brandId),
  );
  const approveSelected = () => {
    if (selected.length === 0) announce(messages.actions.noneSelected);
    else desk.approveMany(selected);
  };
  const forth = () => desk.step(1);
  const back = () => desk.step(-1);
  const keys = {
    [reviewKeys.next]: forth,
    [reviewKeys.previous]: back,
    [reviewKeys.list]: () => setQuestion({ kind: 'keys' }),
  };
  useScreenKeys(keys);
  useScreenKeys(mayApproveSome ? { [reviewKeys.approveSelected]: approveSelected } : {}, {
    within: deciding,
  });
  const isSelected = shown && selected.some(({ id }) => id === shown.id);
  const toggle = () => {
    const others = selected.map(({ id }) => id).filter((id) => id !== shown?.id);
    select(shown && !isSelected ? [...others, shown.id] : others, shown);
    announce(messages.queue.selected(others.length + (isSelected ? 0 : 1), queue.items.length));
  };

  return (
    <>
      <ReviewBar
        desk={desk}
        onKeys={keys[reviewKeys.list]}
        isQueue={showsQueue}
        onQueue={isNarrow ? desk.close : undefined}
      >
        {shown && !showsQueue && (
          <ReviewActions
            item={shown}
            isChanged={isChanged}
            isDeciding={desk.isDeciding}
            isSelected={mayApproveSome ? isSelected : undefined}
            onToggle={toggle}
            onApprove={() => desk.decide({ item: shown, action: 'APPROVE' })}
            onAsk={(action) => setQuestion({ kind: 'note', action, item: shown })}
            onEdit={() => void navigate({ to: '/content/edit/$id', params: { id: shown.id } })}
          />
        )}
      </ReviewBar>
      {queue.items.length === 0 && goneId === undefined ? (
        <EmptyState
          id={reviewHeadingId}
          icon={ListChecks}
          title={messages.empty}
          description={messages.emptyHelp}
          action={
            <ButtonLink href={hrefTo({ to: '/content/calendar' })}>
              {messages.toCalendar}
            </ButtonLink>
          }
        />
      ) : (
        <DeskParts
          isNarrow={isNarrow}
          showsQueue={showsQueue}
          queue={
            <ReviewQueue
              desk={desk}
              mayApproveSome={mayApproveSome}
              onApproveSelected={approveSelected}
              onOpen={(id) => desk.open(id, { replace: !isNarrow })}
            />
          }
        >
          {goneId !== undefined && (
            <ReviewGone id={goneId} onNext={queue.items.length > 0 ? forth : undefined} />
          )}
          {shown && (
            <ReviewItem
              key={shown.id}
              item={shown}
              isChanged={isChanged}
              onRead={() => {
                setRead(item);
                desk.readAgain();
              }}
              problem={question === null ? desk.problem : null}
            />
          )}
        </DeskParts>
      )}
      {question && (
        <ReviewDialogs
          desk={desk}
          question={question}
          mayApprove={mayApproveSome}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

interface DeskPartsProps {
  isNarrow: boolean;
  showsQueue: boolean;
  queue: ReactNode;
  /** The item. */
  children: ReactNode;
}

/** The queue with the open item beside it; on phones only one of them. */
function DeskParts({ isNarrow, showsQueue, queue, children }: DeskPartsProps) {
  const place = { 'data-first-content': '', 'data-review-desk': '' };
  if (isNarrow) return <div {...place}>{showsQueue ? queue : <Card>{children}</Card>}</div>;
  return (
    <Split {...place} variant="queue" asideLabel={messages.queue.aside} aside={queue}>
      {children}
    </Split>
  );
}
