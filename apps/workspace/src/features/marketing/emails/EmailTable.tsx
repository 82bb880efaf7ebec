import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { emailStatusLabels } from '@brandroom/domain/campaign/email-status';
import { percentOf } from '@brandroom/domain/email/sending';
import { formatWhole } from '@brandroom/domain/format/number';
import { Badge } from '@brandroom/ui/Badge';
import type { DataColumn } from '@brandroom/ui/data-column';
import { DataTable } from '@brandroom/ui/DataTable';
import { IconButton } from '@brandroom/ui/IconButton';
import { Link } from '@brandroom/ui/Link';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { Ellipsis } from 'lucide-react';

import { useHref } from '../../../shared/navigation/use-href';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { actionsId } from '../../../shared/page/focus-actions';
import { DateText } from '../../../shared/time/DateText';
import { emailsMessages, emailStatusTones } from './emails.messages';
import type { EmailsSearch } from './emails-search';
import { emailOrders } from './emails-search';
import { dateOf } from './found-emails';

const messages = emailsMessages.list;
const { columns: headers } = messages;

interface EmailTableProps {
  /** In their order. */
  emails: readonly EmailCampaign[];
  search: EmailsSearch;
  /** Null for those who may do nothing with them. */
  openMenu: ((email: EmailCampaign, anchor: Element) => void) | null;
  openFor: string | null;
}

/** A count and its share of the recipients, of an email that was sent. */
function rate(count: number, { sentAt, recipients }: EmailCampaign): string {
  return sentAt === null ? messages.none : messages.rate(count, percentOf(count, recipients));
}

function dateWord({ sentAt, scheduledFor }: EmailCampaign): string {
  const { sent, scheduled, edited } = emailsMessages.date;
  if (sentAt !== null) return sent;
  return scheduledFor === null ? edited : scheduled;
}

function Name({ email }: { email: EmailCampaign }) {
  const href = useHref()({ to: '/marketing/emails/$id', params: { id: email.id } });
  return (
    <Stack gap={4}>
      <Link variant="strong" href={href}>
        {email.name}
      </Link>
      <Text as="span" size="caption" tone="muted">
        {email.subject}
      </Text>
    </Stack>
  );
}

function Status({ email }: { email: EmailCampaign }) {
  const { status, sending, recipients } = email;
  if (sending)
    return <Badge tone="warning">{messages.sending(sending.delivered, recipients)}</Badge>;
  return <Badge tone={emailStatusTones[status]}>{emailStatusLabels[status]}</Badge>;
}

const facts: readonly DataColumn<EmailCampaign>[] = [
  {
    id: 'name',
    header: headers.name,
    isRowHeader: true,
    isSortable: true,
    cell: (email) => <Name email={email} />,
  },
  {
    id: 'status',
    header: headers.status,
    isSortable: true,
    isNowrap: true,
    cell: (email) => <Status email={email} />,
  },
  {
    id: 'date',
    header: headers.date,
    isSortable: true,
    isNowrap: true,
    cell: (email) => (
      <>
        {dateWord(email)} <DateText at={dateOf(email)} />
      </>
    ),
  },
  {
    id: 'recipients',
    header: headers.recipients,
    align: 'end',
    isSortable: true,
    cell: ({ recipients }) => formatWhole(recipients),
  },
  {
    id: 'opens',
    header: headers.opens,
    align: 'end',
    isSortable: true,
    isNowrap: true,
    cell: (email) => rate(email.opens, email),
  },
  {
    id: 'clicks',
    header: headers.clicks,
    align: 'end',
    isSortable: true,
    isNowrap: true,
    cell: (email) => rate(email.clicks, email),
  },
];

/** The emails with their status, date and figures. */
export function EmailTable({ emails, search, openMenu, openFor }: EmailTableProps) {
  const update = useSearchUpdate<EmailsSearch>();
  const { orderBy, direction = 'ascending' } = search;
  const actions: DataColumn<EmailCampaign> = {
    id: 'actions',
    header: headers.actions,
    isHeaderHidden: true,
    align: 'end',
    cell: (email) => (
      <IconButton
        id={actionsId(email)}
        icon={Ellipsis}
        label={messages.open(email.name)}
        aria-haspopup="menu"
        aria-expanded={openFor === email.id}
        onPress={({ target }) => openMenu?.(email, target)}
      />
    ),
  };
  return (
    <DataTable
      caption={messages.caption}
      columns={openMenu ? [...facts, actions] : facts}
      rows={emails}
      getRowId={({ id }) => id}
      answerKey={JSON.stringify(search)}
      {...(orderBy ? { sort: { column: orderBy, direction } } : {})}
      onSortChange={(next) => {
        const column = emailOrders.find((each) => each === next.column);
        if (column) update({ orderBy: column, direction: next.direction }, { replace: true });
      }}
    />
  );
}
