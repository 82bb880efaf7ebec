import type { EmailStatus } from '@brandroom/domain/campaign/email-status';
import { emailStatuses, emailStatusLabels } from '@brandroom/domain/campaign/email-status';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { FiguresSkeleton } from '@brandroom/ui/FiguresSkeleton';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageViews } from '@brandroom/ui/PageViews';
import { ViewBar } from '@brandroom/ui/ViewBar';
import { Plus } from 'lucide-react';

import { BrandGate } from '../../../shared/brand/BrandGate';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { PageSearch } from '../../../shared/navigation/PageSearch';
import { useDebouncedText } from '../../../shared/navigation/use-debounced-text';
import { useHref } from '../../../shared/navigation/use-href';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { PageTitle } from '../../../shared/page/PageTitle';
import { EmailList } from './EmailList';
import { emailsMessages } from './emails.messages';
import type { EmailsSearch } from './emails-search';

const messages = emailsMessages.list;
const views = [
  { value: 'all' as const, label: messages.all },
  ...emailStatuses.map((value) => ({ value, label: emailStatusLabels[value] })),
];

/** The email campaigns of a brand. */
export function EmailsScreen({ search }: { search: EmailsSearch }) {
  return (
    <BrandGate
      title={messages.title}
      right="email.view"
      layout="figures"
      noBrand={messages.noBrand}
    >
      {(brandId) => <Emails key={brandId} brandId={brandId} search={search} />}
    </BrandGate>
  );
}

function Emails({ brandId, search }: { brandId: BrandId; search: EmailsSearch }) {
  const { user, brand } = useWorkspace();
  const hrefTo = useHref();
  const update = useSearchUpdate<EmailsSearch>();
  const [text, setText] = useDebouncedText(search.q ?? '', (q) =>
    update({ q: q || undefined }, { replace: true }),
  );
  const create = {
    id: 'create',
    label: messages.create,
    icon: Plus,
    isPrimary: true,
    href: hrefTo({ to: '/marketing/emails/create' }),
  };
  const show = (view: EmailStatus | 'all') => update({ status: view === 'all' ? undefined : view });
  return (
    <Page
      layout="figures"
      bar={
        <PageBar
          title={messages.title}
          hasViewBar
          views={
            <PageViews
              label={messages.views}
              options={views}
              value={search.status ?? 'all'}
              onChange={show}
            />
          }
          actions={can(user, 'email.create', brandId) ? [create] : []}
        />
      }
    >
      <PageTitle title={messages.title} brand={brand?.name} />
      <ViewBar
        label={messages.filters}
        search={
          <PageSearch
            label={messages.search}
            placeholder={messages.searchPlaceholder}
            value={text}
            onChange={setText}
          />
        }
        searchLabel={messages.search}
        isSearching={text !== ''}
      />
      <Load label={messages.loading} skeleton={<FiguresSkeleton />}>
        <EmailList brandId={brandId} search={search} />
      </Load>
    </Page>
  );
}
