import { timeRangeLabels } from '@brandroom/domain/campaign/time-range-facts';
import { timeRanges } from '@brandroom/domain/campaign/time-range';
import { foldText } from '@brandroom/domain/format/fold';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { KeywordGroup } from '@brandroom/domain/keyword/keyword.schema';
import { keywordsOf } from '@brandroom/domain/keyword/keyword-days';
import { can } from '@brandroom/domain/rights/can';
import { Button } from '@brandroom/ui/Button';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { FilterBar } from '@brandroom/ui/FilterBar';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import { PageViews } from '@brandroom/ui/PageViews';
import { ViewBar } from '@brandroom/ui/ViewBar';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound, Plus, Sparkles } from 'lucide';
import { useCallback, useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { BrandGate } from '../../../shared/brand/BrandGate';
import { useWorkspace } from '../../../shared/brand/workspace';
import { Load } from '../../../shared/load/Load';
import { PageSearch } from '../../../shared/navigation/PageSearch';
import { useDebouncedText } from '../../../shared/navigation/use-debounced-text';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { focusActions } from '../../../shared/page/focus-actions';
import { PageTitle } from '../../../shared/page/PageTitle';
import { Keywords } from './Keywords';
import { KeywordsSkeleton } from './KeywordsSkeleton';
import { keywordsMessages as messages } from './keywords.messages';
import type { KeywordsSearch } from './keywords-search';
import { defaultRange } from './keywords-search';
import { GroupDialog, KeywordDrawer } from './keywords-parts';
import { useGroupChanges } from './use-group-changes';
import { useKeywordAnalysis } from './use-keyword-analysis';

const ranges = timeRanges.map((value) => ({ value, label: timeRangeLabels[value] }));
const analyzeId = 'analyze-keywords';

/** The search performance of a brand. */
export function KeywordsScreen({ search }: { search: KeywordsSearch }) {
  return (
    <BrandGate
      title={messages.title}
      right="analytics.view"
      layout="figures"
      noBrand={messages.noBrand}
    >
      {(brandId) => <Brand key={brandId} brandId={brandId} search={search} />}
    </BrandGate>
  );
}

interface BrandProps {
  brandId: BrandId;
  search: KeywordsSearch;
}

function Brand({ brandId, search }: BrandProps) {
  const { brand } = useWorkspace();
  const update = useSearchUpdate<KeywordsSearch>();
  const range = search.range ?? defaultRange;
  const input = { brandId };
  const list = useQuery(useApi().keywords.listGroups.queryOptions({ input }));
  const groups = list.data ?? [];
  const tracked = keywordsOf(groups);
  const analysis = useKeywordAnalysis({ brandId, range });
  async function analyze() {
    // While the list is loading the analysis waits for it.
    const { data } = list.data ? list : await list.refetch({ cancelRefetch: false });
    if (data) analysis.start(keywordsOf(data).length);
  }
  const changes = useGroupChanges(brandId);
  const [isAdding, setAdding] = useState(false);
  const focusStart = useCallback(() => document.getElementById(analyzeId)?.focus(), []);
  return (
    <Page
      layout="figures"
      bar={
        <PageBar
          title={messages.title}
          hasViewBar
          views={
            <PageViews
              label={messages.range}
              options={ranges}
              value={range}
              onChange={(next) => update({ range: next === defaultRange ? undefined : next })}
            />
          }
          actions={[
            {
              id: analyzeId,
              label: messages.analyze,
              icon: Sparkles,
              isPrimary: true,
              isPending: analysis.isBusy,
              pendingLabel: messages.analyzing,
              onAction: () => void analyze(),
            },
          ]}
        />
      }
    >
      <PageTitle title={messages.title} brand={brand?.name} />
      <Filters groups={groups} search={search} />
      <Load
        label={messages.loading}
        skeleton={<KeywordsSkeleton />}
        resetKey={`${range} ${search.group ?? ''}`}
      >
        <Content
          {...{ brandId, search, analysis, changes, focusStart }}
          onAdd={() => setAdding(true)}
        />
      </Load>
      {isAdding && (
        <GroupDialog
          group={null}
          save={changes.save}
          onClose={(saved) => {
            setAdding(false);
            if (saved) focusActions(saved);
          }}
        />
      )}
      {search.keyword !== undefined && (
        <KeywordDrawer
          brandId={brandId}
          keyword={search.keyword}
          range={range}
          isTracked={tracked.some((each) => foldText(each) === foldText(search.keyword ?? ''))}
          opportunity={analysis.opportunities?.find(({ keyword }) => keyword === search.keyword)}
          onClose={() => update({ keyword: undefined }, { replace: true })}
        />
      )}
    </Page>
  );
}

function Filters({ groups, search }: { groups: readonly KeywordGroup[]; search: KeywordsSearch }) {
  const update = useSearchUpdate<KeywordsSearch>();
  const [text, setText] = useDebouncedText(search.q ?? '', (q) =>
    update({ q: q || undefined }, { replace: true }),
  );
  const group = groups.find(({ id }) => id === search.group);
  return (
    <ViewBar
      label={messages.find}
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
      filters={
        <FilterBar
          label={messages.find}
          filters={[
            {
              id: 'group',
              label: messages.group,
              isPinned: true,
              options: groups.map(({ id, name }) => ({ value: id, label: name })),
              value: group?.id ?? null,
              onChange: (id) => update({ group: groups.find((each) => each.id === id)?.id }),
              anyLabel: messages.allGroups,
            },
          ]}
        />
      }
    />
  );
}

type ContentProps = Omit<Parameters<typeof Keywords>[0], 'groups'>;

/** The figures, or the first step if there are no groups. */
function Content(props: ContentProps) {
  const { user } = useWorkspace();
  const { brandId, onAdd } = props;
  const input = { brandId };
  const { data: groups } = useSuspenseQuery(useApi().keywords.listGroups.queryOptions({ input }));
  if (groups.length > 0) return <Keywords {...props} groups={groups} />;
  const mayCreate = can(user, 'analytics.create', brandId);
  const { empty, emptyHelp, emptyReadOnly, add } = messages.groups;
  return (
    <EmptyState
      icon={KeyRound}
      title={empty}
      description={mayCreate ? emptyHelp : emptyReadOnly}
      action={
        mayCreate && (
          <Button icon={Plus} onPress={onAdd}>
            {add}
          </Button>
        )
      }
    />
  );
}
