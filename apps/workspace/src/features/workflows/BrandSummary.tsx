import { contentTypeLabels } from '@brandroom/domain/content/channel';
import type { ContentType } from '@brandroom/domain/content/content.schema';
import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import { canSeeContent } from '@brandroom/domain/content/visibility';
import type { WorkflowSummary } from '@brandroom/domain/contract/workflow-summary.schema';
import { formatDuration } from '@brandroom/domain/format/duration';
import type { BrandId } from '@brandroom/domain/id.schema';
import { afterPaint } from '@brandroom/ui/after-paint';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import type { DataColumn } from '@brandroom/ui/data-column';
import { DataTable } from '@brandroom/ui/DataTable';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';
import { Stack } from '@brandroom/ui/Stack';
import { StatusMark } from '@brandroom/ui/StatusMark';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { useWorkspace } from '../../shared/brand/workspace';
import { useScreenKeys } from '../../shared/keys/use-screen-keys';
import { useHref } from '../../shared/navigation/use-href';
import { DateText } from '../../shared/time/DateText';
import { summarySentences } from './summary-sentences';
import { useSummaryOptions } from './use-workflow-summary';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.summary;
const contentTypes = Object.keys(contentTypeLabels) as ContentType[];
const figure = new Intl.NumberFormat('en-US');
type StatusRow = WorkflowSummary['statuses'][number] & { readonly sentences: readonly string[] };

/** Where the brand's items are in the content workflow, for how long, and who can move them on. */
export function BrandSummary({ brandId }: { brandId: BrandId }) {
  const { user } = useWorkspace();
  const hrefTo = useHref();
  const { data } = useSuspenseQuery(useSummaryOptions(brandId));
  const router = useRouter();
  const waiting = data.statuses.find(({ status }) => status === 'pending')?.oldest;
  // With its rules, which say who can take the step.
  const place = { item: waiting?.id, state: 'pending', event: 'APPROVE' };
  const oldestHref = hrefTo({
    to: '/workflows/$machine',
    params: { machine: 'content-workflow' },
    search: place,
  });
  useScreenKeys({
    ...(waiting && { o: () => afterPaint(() => void router.navigate({ href: oldestHref })) }),
  });
  if (data.statuses.every(({ items }) => items === 0)) {
    const mayCreate = createsSomeContent(user, brandId);
    return (
      <EmptyState
        headingLevel={3}
        title={messages.empty}
        description={messages.emptyHelp}
        action={
          mayCreate ? (
            <ButtonLink href={hrefTo({ to: '/content/create' })}>{messages.create}</ButtonLink>
          ) : (
            <ButtonLink href={hrefTo({ to: '/content/calendar' })}>{messages.calendar}</ButtonLink>
          )
        }
      />
    );
  }
  const rows: readonly StatusRow[] = data.statuses.map((stay) => ({
    ...stay,
    sentences: summarySentences({
      status: stay.status,
      items: stay.items,
      steps: data.steps,
      you: user.id,
      types: contentTypes.filter((type) =>
        canSeeContent(user, { type, status: stay.status, brandId }),
      ),
    }),
  }));
  const columns: readonly DataColumn<StatusRow>[] = [
    {
      id: 'status',
      header: messages.columns.status,
      isRowHeader: true,
      isNowrap: true,
      cell: ({ status }) => (
        <Inline gap={8} isWrapping={false}>
          <StatusMark status={status} />
          <Link
            variant="strong"
            href={hrefTo({ to: '/content/calendar', search: { view: 'list', status } })}
          >
            {contentStatusLabels[status]}
          </Link>
        </Inline>
      ),
    },
    {
      id: 'items',
      header: messages.columns.items,
      align: 'end',
      cell: ({ items }) => figure.format(items),
    },
    {
      id: 'median',
      header: messages.columns.median,
      isNowrap: true,
      cell: ({ median }) => (median === null ? messages.noMedian : formatDuration(median)),
    },
    {
      id: 'oldest',
      header: messages.columns.oldest,
      cell: ({ oldest }) =>
        oldest === null ? (
          messages.noOldest
        ) : (
          <Stack gap={4}>
            <Link href={hrefTo({ to: '/content/edit/$id', params: { id: oldest.id } })}>
              {oldest.title}
            </Link>
            <Text size="caption" tone="muted">
              {messages.since} <DateText at={oldest.since} />
            </Text>
          </Stack>
        ),
    },
    {
      id: 'who',
      header: messages.columns.who,
      cell: ({ items, sentences }) => {
        if (sentences.length > 0) return sentences.join(' ');
        return items === 0 ? '' : messages.noSteps;
      },
    },
  ];
  return (
    <Stack gap={16}>
      {waiting && (
        <Inline>
          <ButtonLink href={oldestHref}>{messages.openOldest}</ButtonLink>
        </Inline>
      )}
      <DataTable
        caption={messages.caption}
        columns={columns}
        rows={rows}
        getRowId={({ status }) => status}
      />
    </Stack>
  );
}
