import type {
  NotificationChannel,
  NotificationEvent,
  NotificationSettings,
} from '@brandroom/domain/account/notification-settings.schema';
import {
  notificationChannelLabels,
  notificationChannels,
  notificationEventLabels,
  notificationEvents,
} from '@brandroom/domain/account/notification-settings.schema';
import type { SentMessage } from '@brandroom/domain/contract/notification-settings.contract';
import type { DataColumn } from '@brandroom/ui/data-column';
import { DataTable } from '@brandroom/ui/DataTable';
import { PermissionMatrix } from '@brandroom/ui/PermissionMatrix';
import { Section } from '@brandroom/ui/Section';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { FailureAlert } from '../../../shared/api/FailureAlert';
import { DateText } from '../../../shared/time/DateText';
import { accountMessages } from './account.messages';
import { SettingsPage } from '../page/SettingsPage';
import { useNotificationSettings } from './use-notification-settings';

const messages = accountMessages.notifications;

type Cell = `${NotificationEvent}.${NotificationChannel}`;
const cellOf = (event: NotificationEvent, channel: NotificationChannel): Cell =>
  `${event}.${channel}`;

const channels = notificationChannels.map((id) => ({
  id,
  label: notificationChannelLabels[id],
  name: messages.channelNames[id],
}));
const events = notificationEvents.map((id) => ({
  id,
  label: notificationEventLabels[id],
  rights: {
    bell: cellOf(id, 'bell'),
    email: cellOf(id, 'email'),
    slack: cellOf(id, 'slack'),
    teams: cellOf(id, 'teams'),
  },
}));

function cellsOf(settings: NotificationSettings): Cell[] {
  return notificationEvents.flatMap((event) =>
    notificationChannels
      .filter((channel) => settings[event][channel])
      .map((channel) => cellOf(event, channel)),
  );
}

function settingsOf(cells: readonly Cell[]): NotificationSettings {
  const row = (event: NotificationEvent) => ({
    bell: cells.includes(cellOf(event, 'bell')),
    email: cells.includes(cellOf(event, 'email')),
    slack: cells.includes(cellOf(event, 'slack')),
    teams: cells.includes(cellOf(event, 'teams')),
  });
  return {
    contentPending: row('contentPending'),
    contentApproved: row('contentApproved'),
    contentRejected: row('contentRejected'),
    contentPublished: row('contentPublished'),
    fileUploaded: row('fileUploaded'),
    memberJoined: row('memberJoined'),
  };
}

const columns: readonly DataColumn<SentMessage>[] = [
  {
    id: 'message',
    header: messages.message,
    isRowHeader: true,
    cell: ({ event, title }) => messages.about(notificationEventLabels[event], title),
  },
  {
    id: 'channel',
    header: messages.channel,
    isNowrap: true,
    cell: ({ channel }) => notificationChannelLabels[channel],
  },
  {
    id: 'at',
    header: messages.at,
    isNowrap: true,
    cell: ({ at }) => <DateText at={at} withTime />,
  },
];

/** The person's notifications: which events reach them, and by which channel. */
export function NotificationsScreen() {
  return (
    <SettingsPage page="notifications">
      <Channels />
      <Sent />
    </SettingsPage>
  );
}

function Channels() {
  const { settings, isSaving, isSaved, error, change, retry } = useNotificationSettings();
  return (
    <Section title={messages.events} description={messages.eventsHelp}>
      <PermissionMatrix<NotificationChannel, Cell>
        caption={messages.table}
        areaHeader={messages.event}
        allLabel={messages.all}
        countWord={messages.on}
        areas={events}
        flags={channels}
        value={cellsOf(settings)}
        onChange={(cells) => change(settingsOf(cells))}
      />
      {error ? (
        <FailureAlert title={messages.failed} error={error} onRetry={retry} />
      ) : (
        <Text size="caption" tone="muted">
          {isSaving ? messages.saving : isSaved ? messages.saved : '\u00A0'}
        </Text>
      )}
    </Section>
  );
}

function Sent() {
  const { data: sent } = useSuspenseQuery(useApi().notificationSettings.sent.queryOptions());
  return (
    <Section title={messages.sent} description={messages.sentHelp}>
      {sent.length === 0 ? (
        <Text tone="muted">{messages.none}</Text>
      ) : (
        <DataTable
          caption={messages.sent}
          columns={columns}
          rows={sent}
          getRowId={({ id }) => id}
        />
      )}
    </Section>
  );
}
