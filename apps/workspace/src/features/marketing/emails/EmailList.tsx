import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { emailRates, emailTotals } from '@brandroom/domain/email/sending';
import { formatFound } from '@brandroom/domain/format/count';
import { formatWhole } from '@brandroom/domain/format/number';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { StatStrip } from '@brandroom/ui/StatStrip';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Mail } from 'lucide';

import { useApi } from '../../../shared/api/api';
import { Load } from '../../../shared/load/Load';
import { useHref } from '../../../shared/navigation/use-href';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { RowMenu, useRowMenu } from '../../../shared/overlay/RowMenu';
import { AnnouncedCount } from '../../../shared/page/AnnouncedCount';
import { focusActions, neighbourOf } from '../../../shared/page/focus-actions';
import { UndoBar } from '../../../shared/page/UndoBar';
import { NoRecords } from '../../../shared/record/NoRecords';
import { useNow } from '../../../shared/time/clock';
import { emailsMessages } from './emails.messages';
import type { EmailsSearch } from './emails-search';
import { EmailTable } from './EmailTable';
import { FailedChange } from './FailedChange';
import { foundBy } from './found-emails';
import { EmailDialogs, preloaded, SendRuns } from './emails-parts';
import { refreshTime } from '@brandroom/domain/email/refresh-time';
import { useEmailActions } from './use-email-actions';
import { usePreload } from '@brandroom/ui/lazy-part';

const messages = emailsMessages.list;

interface EmailListProps {
  brandId: BrandId;
  search: EmailsSearch;
}

/** The emails of an address, their figures, and the actions on each. */
export function EmailList({ brandId, search }: EmailListProps) {
  const now = useNow();
  const hrefTo = useHref();
  const update = useSearchUpdate<EmailsSearch>();
  const { data } = useSuspenseQuery({
    ...useApi().emails.list.queryOptions({ input: { brandId } }),
    refetchInterval: ({ state }) => refreshTime(state.data ?? [], now()),
  });
  const shown = foundBy(data, search);
  const running = data.filter(({ sending }) => sending);
  const actions = useEmailActions(brandId, { duplicated: focusActions, changed: focusActions });
  const { task, endTask, changes } = actions;
  const { open, menuOf } = useRowMenu<EmailCampaign>();
  const menu = menuOf((email) => ({
    label: messages.open(email.name),
    sections: actions.sectionsOf(email),
  }));
  const openMenu = (email: EmailCampaign, anchor: Element) => {
    open(email, anchor);
    EmailDialogs.load().catch(() => undefined);
  };
  usePreload(preloaded);
  return (
    <>
      <ViewBarCount done={<UndoBar />}>
        {shown.length > 0 && <AnnouncedCount>{formatFound(shown.length, 'email')}</AnnouncedCount>}
      </ViewBarCount>
      <Stack gap={16} data-first-content="">
        <FailedChange changes={changes} />
        {running.length > 0 && (
          <Load label={messages.loading} skeleton={<Skeleton shape="block" />}>
            <SendRuns emails={running} />
          </Load>
        )}
        {data.some(({ sentAt }) => sentAt !== null) && <EmailFigures emails={data} />}
        {shown.length === 0 ? (
          <NoRecords
            icon={Mail}
            isFiltered={data.length > 0}
            onShowAll={() => update({ status: undefined, q: undefined })}
            create={actions.may.create ? hrefTo({ to: '/marketing/emails/create' }) : null}
            messages={messages}
          />
        ) : (
          <EmailTable emails={shown} search={search} openMenu={actions.hasMenu ? openMenu : null} />
        )}
      </Stack>
      <RowMenu {...menu} />
      {task && (
        <EmailDialogs
          task={task}
          changes={changes}
          onClose={() => {
            endTask();
            focusActions(task.email);
          }}
          onDeleted={() => {
            endTask();
            focusActions(neighbourOf(shown, task.email));
          }}
        />
      )}
    </>
  );
}

/** The figures of all sent emails. */
function EmailFigures({ emails }: { emails: readonly EmailCampaign[] }) {
  const now = useNow();
  const { sent, recipients } = emailTotals(emails);
  const { isComplete, opens, clicks, openRate, clickRate } = emailRates(emails, now());
  const stats = [
    { label: emailsMessages.figures.sent, value: formatWhole(sent) },
    { label: emailsMessages.figures.recipients, value: formatWhole(recipients) },
    {
      label: emailsMessages.figures.openRate,
      value: emailsMessages.figures.percent(openRate),
      note: emailsMessages.figures.opens(opens, isComplete),
    },
    {
      label: emailsMessages.figures.clickRate,
      value: emailsMessages.figures.percent(clickRate),
      note: emailsMessages.figures.clicks(clicks, isComplete),
    },
  ];
  return <StatStrip label={emailsMessages.figures.label} stats={stats} />;
}
