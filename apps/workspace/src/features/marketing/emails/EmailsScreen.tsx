import { emailStatuses, emailStatusLabels } from '@brandroom/domain/campaign/email-status';
import { Stack } from '@brandroom/ui/Stack';
import { StripSkeleton } from '@brandroom/ui/StripSkeleton';
import { TableSkeleton } from '@brandroom/ui/TableSkeleton';

import { SearchBar } from '../../../shared/navigation/SearchBar';
import { useHref } from '../../../shared/navigation/use-href';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { RecordsScreen } from '../../../shared/record/RecordsScreen';
import { EmailList } from './EmailList';
import { emailsMessages } from './emails.messages';
import type { EmailsSearch } from './emails-search';

const messages = emailsMessages.list;

/** The email campaigns of a brand. */
export function EmailsScreen({ search }: { search: EmailsSearch }) {
  const hrefTo = useHref();
  const update = useSearchUpdate<EmailsSearch>();
  return (
    <RecordsScreen
      layout="figures"
      messages={messages}
      rights={{ view: 'email.view', create: 'email.create' }}
      create={hrefTo({ to: '/marketing/emails/create' })}
      views={emailStatuses}
      labels={emailStatusLabels}
      view={search.status}
      onViewChange={(status) => update({ status })}
      filters={
        <SearchBar
          label={messages.filters}
          search={messages.search}
          placeholder={messages.searchPlaceholder}
          q={search.q}
        />
      }
      skeleton={
        <Stack gap={16}>
          <StripSkeleton count={4} hasNotes />
          <TableSkeleton count={8} isTall isFullBleed />
        </Stack>
      }
    >
      {(brandId) => <EmailList brandId={brandId} search={search} />}
    </RecordsScreen>
  );
}
