import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { percentOf } from '@brandroom/domain/email/sending';
import { formatWhole } from '@brandroom/domain/format/number';
import type { DataColumn } from '@brandroom/ui/data-column';
import { IconButton } from '@brandroom/ui/IconButton';
import { InteractiveTable } from '@brandroom/ui/InteractiveTable';
import { Link } from '@brandroom/ui/Link';
import { usePage } from '@brandroom/ui/page-context';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { VisuallyHidden } from '@brandroom/ui/VisuallyHidden';
import { menuTrigger } from '@brandroom/ui/menu-trigger';
import { Ellipsis } from 'lucide';

import { useHref } from '../../../shared/navigation/use-href';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { actionsId } from '../../../shared/page/focus-actions';
import { SortMenu } from '../../../shared/page/SortMenu';
import { DateText } from '../../../shared/time/DateText';
import { emailsMessages } from './emails.messages';
import type { EmailsSearch } from './emails-search';
import { emailOrders, emailSortOrders } from './emails-search';
import { dateOf } from './found-emails';
import { EmailStatus } from './EmailStatus';

const messages = emailsMessages.list;
const { columns: headers } = messages;

interface EmailTableProps {
  /** The emails in display order. */
  emails: readonly EmailCampaign[];
  search: EmailsSearch;
  /** Null for people without permission. */
  openMenu: ((email: EmailCampaign, anchor: Element) => void) | null;
}

/** Formats a count of a sent email and its share of the recipients. */
function rate(count: number, { sentAt, recipients }: EmailCampaign): string {
  return sentAt === null ? messages.none : messages.rate(count, percentOf(count, recipients));
}

function dateWord({ sentAt, scheduledFor }: EmailCampaign): string {
  const { sent, scheduled, edited } = emailsMessages.date;
  return sentAt !== null ? sent : scheduledFor === null ? edited : scheduled;
}

function Name({ email, isTabStop }: { email: EmailCampaign; isTabStop: boolean }) {
  const href = useHref()({ to: '/marketing/emails/$id', params: { id: email.id } });
  return (
    <Stack gap={4}>
      <Link variant="strong" href={href} excludeFromTabOrder={!isTabStop}>
        {email.name}
      </Link>
      <Text as="span" size="caption" tone="muted" isTruncated>
        {email.subject}
      </Text>
    </Stack>
  );
}

/** Returns the figures of an email in one line: the rates of a sent one, else its recipients. */
function figuresText({ sentAt, recipients, opens, clicks }: EmailCampaign): string {
  if (sentAt === null) return `${headers.recipients} ${formatWhole(recipients)}`;
  const share = (count: number) => emailsMessages.figures.percent(percentOf(count, recipients));
  return messages.rates(share(opens), share(clicks));
}

const nameColumn: DataColumn<EmailCampaign> = {
  id: 'name',
  header: headers.name,
  isRowHeader: true,
  isSortable: true,
  cell: (email, { isTabStop }) => <Name email={email} isTabStop={isTabStop} />,
};

const statusColumn: DataColumn<EmailCampaign> = {
  id: 'status',
  header: headers.status,
  isSortable: true,
  isNowrap: true,
  isFirstOnPhones: true,
  cell: (email) => <EmailStatus email={email} />,
};

const facts: readonly DataColumn<EmailCampaign>[] = [
  nameColumn,
  statusColumn,
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

/** In a narrow page the facts are one line: without the word that repeats the status, and with rates only. */
const fewFacts: readonly DataColumn<EmailCampaign>[] = [
  nameColumn,
  statusColumn,
  {
    id: 'date',
    header: headers.date,
    isSortable: true,
    cell: (email) => (
      // One element, because a cell on phones is a flex row, which removes the space.
      <span>
        <VisuallyHidden>{dateWord(email)} </VisuallyHidden>
        <DateText at={dateOf(email)} />
      </span>
    ),
  },
  { id: 'figures', header: headers.figures, cell: figuresText },
];

/** The emails as a table, sorted by the address, with their status, date and figures. */
export function EmailTable({ emails, search, openMenu }: EmailTableProps) {
  const { isNarrow = false, isTighter = false } = usePage() ?? {};
  const update = useSearchUpdate<EmailsSearch>();
  const { orderBy, direction = 'ascending' } = search;
  const actions: DataColumn<EmailCampaign> = {
    id: 'actions',
    header: headers.actions,
    isHeaderHidden: true,
    align: 'end',
    cell: (email, { isTabStop }) => (
      <IconButton
        id={actionsId(email)}
        icon={Ellipsis}
        size="small"
        label={messages.open(email.name)}
        {...menuTrigger}
        excludeFromTabOrder={!isTabStop}
        onPress={({ target }) => openMenu?.(email, target)}
      />
    ),
  };
  const columns = isTighter ? fewFacts : facts;
  return (
    <>
      {isNarrow && (
        <SortMenu
          orders={emailSortOrders}
          names={headers}
          search={search}
          onChange={(sort) => update(sort, { replace: true })}
        />
      )}
      <InteractiveTable
        caption={messages.caption}
        isFullBleed
        hasRowLinks
        columns={openMenu ? [...columns, actions] : columns}
        rows={emails}
        getRowId={({ id }) => id}
        answerKey={JSON.stringify(search)}
        {...(orderBy ? { sort: { column: orderBy, direction } } : {})}
        onSortChange={(next) => {
          const column = emailOrders.find((each) => each === next.column);
          if (column) update({ orderBy: column, direction: next.direction }, { replace: true });
        }}
      />
    </>
  );
}
