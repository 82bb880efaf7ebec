import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import { can } from '@brandroom/domain/rights/can';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { Link } from '@brandroom/ui/Link';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import type { ReactNode } from 'react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { PublishGapNote } from '../item/PublishGapNote';
import { useOfferedActions } from '../item/use-content-workflow';
import { useWorkflowHref } from '../item/workflow-page';
import { editMessages } from './edit.messages';

const messages = editMessages.workflow;

interface WorkflowAsideProps {
  item: ContentItem;
  /** The note to the author, for those who decide. */
  note: ReactNode;
}

/** Beside the form: the note of a decision, and the unavailable steps, each with its reason. */
export function WorkflowAside({ item, note }: WorkflowAsideProps) {
  const workflowHref = useWorkflowHref();
  return (
    <Section title={messages.title} isTitleHidden>
      <Stack gap={16}>
        {note}
        <Text>{messages.here(contentStatusLabels[item.status])}</Text>
        <PublishGapNote item={item} />
        <Refusals item={item} />
        <Link href={workflowHref(item)}>{messages.open}</Link>
      </Stack>
    </Section>
  );
}

function Refusals({ item }: { item: ContentItem }) {
  const { user } = useWorkspace();
  const workflowHref = useWorkflowHref();
  const offered = useOfferedActions(item);
  const mayCopy = can(user, contentRight('create', item.type), item.brandId);
  const refused = offered.filter(({ allowed }) => !allowed);
  if (offered.length === 0)
    return <Text tone="muted">{mayCopy ? messages.noneButCopy : messages.none}</Text>;
  if (refused.length === 0) return <Text tone="muted">{messages.allOpen}</Text>;
  return (
    <Stack as="ul" gap={12}>
      {refused.map(({ event, label, reasons, fix }) => (
        <li key={event}>
          {/* A stop for the keyboard, so that the reason is found without a screen reader's cursor. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the reason must be reachable by keyboard */}
          <div tabIndex={0} role="note" aria-label={messages.refused(label, [...reasons, ...fix])}>
            <Text weight="strong">{messages.refused(label, reasons)}</Text>
            <Text size="caption" tone="muted">
              {fix.join(' ')}
            </Text>
          </div>
          <Link href={workflowHref(item, { state: item.status, event, as: user.id })}>
            {messages.why(label)}
          </Link>
        </li>
      ))}
    </Stack>
  );
}
