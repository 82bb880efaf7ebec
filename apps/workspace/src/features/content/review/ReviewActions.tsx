import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { media } from '@brandroom/tokens/media';
import { Button } from '@brandroom/ui/Button';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Link } from '@brandroom/ui/Link';
import { usePage } from '@brandroom/ui/page-context';
import { PageMore } from '@brandroom/ui/PageMore';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { announce } from '@brandroom/ui/announce';
import { Check, MessageSquare, Pencil, Workflow, X } from 'lucide';

import { useMedia } from '../../../shared/page/use-media';
import { useHref } from '../../../shared/navigation/use-href';
import { useSingleKeys } from '../../../shared/keys/single-keys';
import { useScreenKeys } from '../../../shared/keys/use-screen-keys';
import { itemMessages } from '../item/item.messages';
import { useMayChange, useOfferedActions } from '../item/offered-actions';
import { useRuleHref, useWorkflowHref } from '../item/workflow-page';
import { reviewKeys, shownKey } from './review-keys';
import { reviewMessages } from './review.messages';
import { deciding } from './focus-review';
import type { DecidingAction } from './use-decisions';

const { actions: messages, keys } = reviewMessages;

interface ReviewActionsProps {
  item: ContentItem;
  /** Whether another person changed the item since it was opened; it must be read again first. */
  isChanged: boolean;
  isDeciding: boolean;
  /** Undefined if nothing can be selected. */
  isSelected: boolean | undefined;
  onToggle: () => void;
  onApprove: () => void;
  onAsk: (action: DecidingAction) => void;
  onEdit: () => void;
}

/** The actions on the item, each with a button and a shortcut. */
export function ReviewActions(props: ReviewActionsProps) {
  const hrefTo = useHref();
  const workflowHref = useWorkflowHref();
  const { item, isChanged, isDeciding, isSelected, onToggle, onApprove, onAsk, onEdit } = props;
  const offered = useOfferedActions(item);
  const mayChange = useMayChange(item);
  const approve = offered.find(({ event }) => event === 'APPROVE');
  const refusal = approve && !approve.allowed ? approve : undefined;
  const refusalOf = (label: string) => refusal && messages.refused(label, refusal.reasons);

  /** Announces why the decision is unavailable, instead of deciding. */
  const decision = (label: string, act: () => void) => () => {
    const why = refusalOf(label);
    if (why !== undefined) announce(why);
    else if (isChanged) announce(reviewMessages.changed.wait, { assertive: true });
    else act();
  };
  const decisions = {
    [reviewKeys.approve]: decision(keys.approve, onApprove),
    [reviewKeys.approveWithNote]: decision(keys.approveWithNote, () => onAsk('APPROVE')),
    [reviewKeys.reject]: decision(keys.reject, () => onAsk('REJECT')),
  };
  const others = {
    [reviewKeys.open]: onEdit,
    ...(isSelected === undefined
      ? {
          [reviewKeys.select]: decision(messages.select, onToggle),
          [reviewKeys.approveSelected]: decision(keys.approveSelected, () => undefined),
        }
      : { [reviewKeys.select]: onToggle }),
  };
  useScreenKeys(decisions, { within: deciding });
  useScreenKeys(others);
  const isNarrow = usePage()?.isNarrow ?? false;
  const [areOn] = useSingleKeys();
  const keyOf = (shortcut: keyof typeof reviewKeys) =>
    areOn && !isNarrow ? { shortcut: shownKey(shortcut) } : {};

  const editHref = hrefTo({ to: '/content/edit/$id', params: { id: item.id } });
  const open = mayChange ? messages.edit : messages.read;
  const noted = {
    id: 'note',
    icon: MessageSquare,
    label: messages.approveWithNote,
    onAction: decisions[reviewKeys.approveWithNote],
  };
  return (
    <>
      {!refusal && (
        <>
          <Button
            variant="primary"
            size="small"
            {...(isNarrow ? {} : { icon: Check })}
            isPending={isDeciding}
            {...keyOf('approve')}
            onPress={decisions[reviewKeys.approve]}
          >
            {messages.approve}
          </Button>
          {!isNarrow && (
            <Button
              variant="quiet"
              size="small"
              icon={MessageSquare}
              {...keyOf('approveWithNote')}
              onPress={decisions[reviewKeys.approveWithNote]}
            >
              {messages.approveWithNote}
            </Button>
          )}
          <Button
            variant={isNarrow ? 'secondary' : 'quiet'}
            size="small"
            {...(isNarrow ? {} : { icon: X })}
            {...keyOf('reject')}
            onPress={decisions[reviewKeys.reject]}
          >
            {messages.reject}
          </Button>
        </>
      )}
      <PageMore
        sections={[
          {
            id: 'item',
            items: [
              // On phones the bar has room for a decision alone.
              ...(isNarrow && !refusal ? [noted] : []),
              ...(isNarrow ? [{ id: 'edit', icon: Pencil, label: open, href: editHref }] : []),
              {
                id: 'workflow',
                icon: Workflow,
                label: itemMessages.showInWorkflow,
                href: workflowHref(item),
              },
            ],
          },
        ]}
      />
      {!isNarrow && (
        <ButtonLink variant="quiet" size="small" icon={Pencil} href={editHref} {...keyOf('open')}>
          {open}
        </ButtonLink>
      )}
    </>
  );
}

/** The shortcuts of the desk, or why no decision is possible. */
export function ReviewHints({ item }: { item: ContentItem }) {
  const ruleHref = useRuleHref();
  const approve = useOfferedActions(item).find(({ event }) => event === 'APPROVE');
  const refusal = approve && !approve.allowed ? approve : undefined;
  const [areOn] = useSingleKeys();
  const hasKeyboard = !useMedia(media.coarsePointer);
  const hint = refusal ? keys.hintToRead : keys.hint;
  return (
    <Stack gap={4}>
      {hasKeyboard && (
        <Text size="caption" tone="muted">
          {areOn ? hint : keys.areOff}
        </Text>
      )}
      {refusal && (
        <InlineAlert
          title={messages.refused(refusal.label, refusal.reasons)}
          actions={
            <Link variant="standalone" href={ruleHref(item, refusal.event)}>
              {itemMessages.why(refusal.label)}
            </Link>
          }
        >
          {refusal.fix.join(' ')}
        </InlineAlert>
      )}
    </Stack>
  );
}
