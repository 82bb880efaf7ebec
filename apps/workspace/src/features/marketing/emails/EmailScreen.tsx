import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import {
  emailAudienceLabels,
  emailTemplateLabels,
} from '@brandroom/domain/campaign/email-campaign.schema';
import { emailStatusLabels } from '@brandroom/domain/campaign/email-status';
import { isArriving, percentOf } from '@brandroom/domain/email/sending';
import { formatWhole } from '@brandroom/domain/format/number';
import { Badge } from '@brandroom/ui/Badge';
import type { BarAction } from '@brandroom/ui/bar-action';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { usePreload } from '@brandroom/ui/lazy-part';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Split } from '@brandroom/ui/Split';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useNavigate } from '@tanstack/react-router';
import { Code, MailOpen } from 'lucide';

import { MutationFailure } from '../../../shared/api/MutationFailure';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { useHref } from '../../../shared/navigation/use-href';
import { focusPageHeading } from '../../../shared/page/page-heading';
import { PageTitle } from '../../../shared/page/PageTitle';
import { UndoBar } from '../../../shared/page/UndoBar';
import { useNow } from '../../../shared/time/clock';
import { DateText } from '../../../shared/time/DateText';
import { EmailCheck } from './EmailCheck';
import { EmailLoad } from './EmailLoad';
import { EmailPreview } from './EmailPreview';
import { emailsMessages, emailStatusTones } from './emails.messages';
import { FailedChange } from './FailedChange';
import { dateOf } from './found-emails';
import { EmailDialogs, SendRuns } from './emails-parts';
import { useEmailActions } from './use-email-actions';
import { useMailCheck } from './use-mail-check';
import { useMailDownload } from './use-mail-download';
import { useMailMessage } from './use-mail-message';

const { page: messages, figures } = emailsMessages;
const preloaded = [EmailDialogs, SendRuns];
const barActions = ['send', 'schedule', 'unschedule', 'edit'];

/** The page of an email: its preview, check, details and figures. */
export function EmailScreen({ id }: { id: EmailCampaign['id'] }) {
  return (
    <EmailLoad id={id} layout="figures">
      {(email) => <Email key={id} email={email} />}
    </EmailLoad>
  );
}

function Email({ email }: { email: EmailCampaign }) {
  const { brand } = useWorkspace();
  const hrefTo = useHref();
  const navigate = useNavigate();
  const { name, status, brandId } = email;
  const { changes, task, endTask, sectionsOf } = useEmailActions(brandId, {
    duplicated: ({ id }) => void navigate({ to: '/marketing/emails/$id', params: { id } }),
    changed: focusPageHeading,
  });
  usePreload(preloaded);
  const mail = useMailMessage(brandId, email);
  const findings = useMailCheck(mail);
  const download = useMailDownload(email.id, mail);
  const lines = sectionsOf(email).flatMap(({ items }) => items);
  const inBar = lines.filter(({ id, isDisabled }) => barActions.includes(id) && !isDisabled);
  const actions = inBar.map((line): BarAction => ({ ...line, isPrimary: line.id === 'send' }));
  const rest = (section: { readonly items: readonly BarAction[] }) =>
    section.items.filter(
      (line) => line.id !== 'preview' && !inBar.some(({ id }) => id === line.id),
    );
  const more = [
    ...sectionsOf(email).map((section) => ({ ...section, items: rest(section) })),
    {
      id: 'download',
      items: [
        {
          id: 'html',
          icon: Code,
          label: emailsMessages.actions.html,
          onAction: () => download.mutate('html'),
        },
        {
          id: 'eml',
          icon: MailOpen,
          label: emailsMessages.actions.eml,
          onAction: () => download.mutate('eml'),
        },
      ],
    },
  ].filter(({ items }) => items.length > 0);
  const list = { href: hrefTo({ to: '/marketing/emails' }), label: messages.back };
  return (
    <Page
      layout="figures"
      bar={
        <PageBar
          title={name}
          back={list}
          meta={<Badge tone={emailStatusTones[status]}>{emailStatusLabels[status]}</Badge>}
          actions={actions}
          more={more}
        />
      }
    >
      <PageTitle title={name} brand={brand?.name} />
      <Stack gap={16} data-first-content="">
        <UndoBar />
        <FailedChange changes={changes} />
        <MutationFailure mutation={download} title={() => emailsMessages.changes.notDownloaded} />
        {email.sending && (
          <Load label={messages.loading} skeleton={<Skeleton shape="block" />}>
            <SendRuns emails={[email]} />
          </Load>
        )}
        <Split
          variant="aside"
          asideLabel={messages.facts}
          aside={
            <Stack gap={32}>
              <Results email={email} />
              {status === 'draft' && <EmailCheck findings={findings} />}
              <Facts email={email} />
            </Stack>
          }
        >
          <EmailPreview message={mail.message} first="desktop" />
        </Split>
      </Stack>
      {task && (
        <EmailDialogs
          task={task}
          changes={changes}
          onClose={endTask}
          onDeleted={() => {
            endTask();
            void navigate({ to: '/marketing/emails' });
          }}
        />
      )}
    </Page>
  );
}

function Results({ email }: { email: EmailCampaign }) {
  const now = useNow();
  const { sentAt, recipients, opens, clicks } = email;
  if (sentAt === null) return null;
  const rate = (count: number) => emailsMessages.list.rate(count, percentOf(count, recipients));
  return (
    <Section title={messages.results}>
      <Stack gap={12}>
        <DescriptionList
          items={[
            { term: messages.recipients, detail: formatWhole(recipients) },
            { term: emailsMessages.list.columns.opens, detail: rate(opens) },
            { term: emailsMessages.list.columns.clicks, detail: rate(clicks) },
          ]}
        />
        {isArriving(email, now()) && (
          <Text size="caption" tone="muted">
            {figures.arriving}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

function Facts({ email }: { email: EmailCampaign }) {
  const { audience = 'everyone', template, recipients, sentAt, scheduledFor } = email;
  const { sent, scheduled, edited } = emailsMessages.date;
  const word = sentAt === null ? (scheduledFor === null ? edited : scheduled) : sent;
  return (
    <Section title={messages.facts}>
      <DescriptionList
        items={[
          { term: word, detail: <DateText at={dateOf(email)} withTime /> },
          { term: messages.audience, detail: emailAudienceLabels[audience] },
          ...(sentAt === null
            ? [{ term: messages.recipients, detail: formatWhole(recipients) }]
            : []),
          { term: messages.template, detail: emailTemplateLabels[template] },
        ]}
      />
    </Section>
  );
}
