import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageSkeleton } from '@brandroom/ui/PageSkeleton';
import { ViewBar } from '@brandroom/ui/ViewBar';
import { UserPlus } from 'lucide';
import { useState } from 'react';

import { focusSoon } from '../../shared/page/focus-soon';
import { BrandGate } from '../../shared/brand/BrandGate';
import { useWorkspace } from '../../shared/brand/workspace';
import { Load } from '../../shared/load/Load';
import { PageSearch } from '../../shared/navigation/PageSearch';
import { useDebouncedText } from '../../shared/navigation/use-debounced-text';
import { useSearchUpdate } from '../../shared/navigation/use-search-update';
import { PageTitle } from '../../shared/page/PageTitle';
import { InviteDialog } from './team-parts';
import { TeamLists } from './TeamLists';
import type { TeamSearch } from './team-search';
import { teamMessages } from './team.messages';

const messages = teamMessages.screen;
const addId = 'add-team-member';

/** The people with access to a brand, and the open invitations. */
export function TeamScreen({ search }: { search: TeamSearch }) {
  return (
    <BrandGate title={messages.title} right="team.view" layout="list" noBrand={messages.noBrand}>
      {(brandId) => <BrandTeam brandId={brandId} search={search} />}
    </BrandGate>
  );
}

function BrandTeam({ brandId, search }: { brandId: BrandId; search: TeamSearch }) {
  const { user, brand } = useWorkspace();
  const [isInviting, setInviting] = useState(false);
  const update = useSearchUpdate<TeamSearch>();
  const [text, setText] = useDebouncedText(search.q ?? '', (q) =>
    update({ q: q || undefined }, { replace: true }),
  );
  const mayManage = can(user, 'manageBrand', brandId);
  const invite = () => setInviting(true);
  const add = { id: addId, label: messages.add, icon: UserPlus, isPrimary: true } as const;
  return (
    <Page
      layout="list"
      bar={
        <PageBar
          title={messages.title}
          hasViewBar
          actions={mayManage ? [{ ...add, onAction: invite }] : []}
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
      <Load
        label={messages.loading}
        skeleton={<PageSkeleton layout="list" />}
        resetKey={JSON.stringify(search)}
      >
        <TeamLists
          brandId={brandId}
          search={search}
          onInvite={mayManage ? invite : undefined}
          onClearSearch={() => setText('')}
        />
      </Load>
      {isInviting && (
        <InviteDialog
          brandId={brandId}
          onClose={() => {
            setInviting(false);
            focusSoon(() => document.getElementById(addId));
          }}
        />
      )}
    </Page>
  );
}
