import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import { can } from '@brandroom/domain/rights/can';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { statusChanges } from '@brandroom/domain/content/workflow-summary';
import { Inline } from '@brandroom/ui/Inline';
import { lazyDialog, lazyPart } from '@brandroom/ui/lazy-part';
import { Link } from '@brandroom/ui/Link';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { StatusBadge } from '@brandroom/ui/StatusBadge';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { itemMessages } from '../item/item.messages';
import { refusalsByReason } from '../item/refusals-by-reason';
import { RuleLinks } from '../item/RuleLinks';
import { useOfferedActions } from '../item/offered-actions';
import { useWorkflowHref } from '../item/workflow-page';
import { editMessages } from './edit.messages';

const messages = editMessages.workflow;

const ChannelNote = lazyDialog(async () => (await import('../item/ChannelNote')).ChannelNote);
const PublishGapNote = lazyDialog(
  async () => (await import('../item/PublishGapNote')).PublishGapNote,
);
const WorkflowPicture = lazyPart(async () => (await import('./WorkflowPicture')).WorkflowPicture);
const { refused: refusedWords } = itemMessages;

interface WorkflowAsideProps {
  item: ContentItem;
  /** The field for a note to the author, for people who decide. */
  note: ReactNode;
}

/**
 * Beside the form: the note of a decision, the item's current and past statuses, and its next steps
 * with the reasons of unavailable ones.
 */
export function WorkflowAside({ item, note }: WorkflowAsideProps) {
  const workflowHref = useWorkflowHref();
  return (
    <Section title={messages.title} isTitleHidden>
      <Stack gap={16}>
        {note}
        <Text>{messages.here(contentStatusLabels[item.status])}</Text>
        <Load label={messages.path} skeleton={<Skeleton shape="ui" width="medium" />}>
          <PathSoFar item={item} />
        </Load>
        <ChannelNote item={item} />
        <PublishGapNote item={item} />
        <NextSteps item={item} />
        <Load label={messages.title} skeleton={<Skeleton shape="block" />}>
          <WorkflowPicture item={item} />
        </Load>
        <Link variant="standalone" href={workflowHref(item)}>
          {messages.open}
        </Link>
      </Stack>
    </Section>
  );
}

/** The next steps: the resulting status, or why a step is unavailable. */
function NextSteps({ item }: { item: ContentItem }) {
  const { user } = useWorkspace();
  const offered = useOfferedActions(item);
  const mayCopy = can(user, contentRight('create', item.type), item.brandId);
  const refused = offered.filter(({ allowed }) => !allowed);
  const allowed = offered.filter(({ allowed: may }) => may);
  if (offered.length === 0)
    return <Text tone="muted">{mayCopy ? messages.noneButCopy : messages.none}</Text>;
  return (
    <Stack as="ul" gap={12} aria-label={messages.next}>
      {allowed.map(({ event, label, leadsTo }) => (
        <li key={event}>
          <Text size="ui">{messages.leadsTo(label, contentStatusLabels[leadsTo])}</Text>
        </li>
      ))}
      {refusalsByReason(refused).map(({ labels, reason, fix, steps }) => (
        <li key={reason}>
          {/* A Tab stop, so that keyboard users without a screen reader reach the reason. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the reason must be reachable by keyboard */}
          <div tabIndex={0} role="note" aria-label={`${refusedWords(labels, reason)} ${fix}`}>
            <Text weight="strong">{refusedWords(labels, reason)}</Text>
            <Text size="caption" tone="muted">
              {fix}
            </Text>
          </div>
          <RuleLinks item={item} steps={steps} />
        </li>
      ))}
    </Stack>
  );
}

/** The past statuses of the item in order; nothing if there is only one. */
function PathSoFar({ item }: { item: ContentItem }) {
  const api = useApi();
  const { data } = useSuspenseQuery(api.content.history.queryOptions({ input: { id: item.id } }));
  const { changes } = statusChanges(data);
  const [first] = changes;
  if (!first) return null;
  const path = [
    { status: first.from, at: '' },
    ...changes.map(({ to, at }) => ({ status: to, at })),
  ];
  return (
    <Inline as="ul" gap={8} aria-label={messages.path}>
      {path.map(({ status, at }, place) => (
        <li key={`${String(place)} ${at}`}>
          <StatusBadge status={status} isPlain />
        </li>
      ))}
    </Inline>
  );
}
