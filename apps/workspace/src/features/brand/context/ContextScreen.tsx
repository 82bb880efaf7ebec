import { ruleMatchesTab } from '@brandroom/domain/brand/rule';
import type { Rule, RuleDraft } from '@brandroom/domain/brand/rule.schema';
import type { RulePlatform } from '@brandroom/domain/brand/rule-platform';
import { rulePlatformLabels, rulePlatforms } from '@brandroom/domain/brand/rule-platform';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Badge } from '@brandroom/ui/Badge';
import { usePreload } from '@brandroom/ui/lazy-part';
import { PageViews } from '@brandroom/ui/PageViews';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { BookOpenCheck } from 'lucide';

import { useApi, useClient } from '../../../shared/api/api';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { AssetCard } from '../asset/AssetCard';
import { AssetList } from '../asset/AssetList';
import { AssetPage, AssetScreen, NoAssets } from '../asset/AssetScreen';
import { TryIt } from '../asset/TryIt';
import type { Assets } from '../asset/use-assets';
import { useAssets } from '../asset/use-assets';
import { contextMessages as messages } from './context.messages';
import type { ContextSearch } from './context-search';
import { DeleteRuleDialog, RuleDialog } from './context-parts';
import { RuleExample } from './RuleExample';

const preloaded = [RuleDialog, DeleteRuleDialog];
const tabs = rulePlatforms.map((value) => ({ value, label: rulePlatformLabels[value] }));

/** The rules for a brand's content. */
export function ContextScreen({ search }: { search: ContextSearch }) {
  return (
    <AssetScreen messages={messages.screen} right={null}>
      {(brandId) => <Rules key={brandId} brandId={brandId} tab={search.platform ?? 'all'} />}
    </AssetScreen>
  );
}

interface RulesProps {
  brandId: BrandId;
  tab: RulePlatform;
}

function Rules({ brandId, tab }: RulesProps) {
  const { rules } = useApi();
  const update = useSearchUpdate<ContextSearch>();
  const input = { brandId };
  const assets = useAssets<Rule, RuleDraft>(
    brandId,
    {
      listKey: rules.list.queryKey({ input }),
      operations: useClient().rules,
      nameOf: ({ title }) => title,
      draftOf: ({ title, description, examples, platform }) => ({
        title,
        description,
        examples,
        platform,
      }),
      rights: { create: 'manageBrand', edit: 'manageBrand', delete: 'manageBrand' },
    },
    { isAsking: true },
  );
  const { task, endTask, confirmDelete } = assets;
  const { data: all = [] } = useQuery(rules.list.queryOptions({ input }));
  usePreload(preloaded);
  return (
    <AssetPage
      messages={messages.screen}
      assets={assets}
      views={
        <PageViews
          label={messages.platforms}
          options={tabs}
          value={tab}
          onChange={(next) => update({ platform: next === 'all' ? undefined : next })}
        />
      }
      // Content is of one platform, so the tab of all leaves the type as it is.
      tool={<TryIt brandId={brandId} type={tab === 'all' ? null : tab} />}
      dialog={
        task?.kind === 'delete' ? (
          <DeleteRuleDialog
            rule={task.item}
            onClose={() => endTask(task.item)}
            onConfirm={() => confirmDelete(task.item, shownOn(tab, all))}
          />
        ) : (
          task && <RuleDialog assets={assets} task={task} />
        )
      }
    >
      <RuleList brandId={brandId} tab={tab} assets={assets} />
    </AssetPage>
  );
}

const shownOn = (tab: RulePlatform, rules: readonly Rule[]) =>
  rules.filter((rule) => ruleMatchesTab(rule, tab));

function RuleList({ brandId, tab, assets }: RulesProps & { assets: Assets<Rule, RuleDraft> }) {
  const input = { brandId };
  const { data: all } = useSuspenseQuery(useApi().rules.list.queryOptions({ input }));
  const rules = shownOn(tab, all);
  if (rules.length === 0) {
    const { empty, screen } = messages;
    return (
      <NoAssets
        icon={BookOpenCheck}
        title={tab === 'all' ? empty.title : empty.on(rulePlatformLabels[tab])}
        description={assets.may.create ? empty.description : empty.readOnly}
        addLabel={screen.add}
        assets={assets}
      />
    );
  }
  return (
    <AssetList label={messages.list} items={rules} assets={assets}>
      {(rule) => (
        <AssetCard
          item={rule}
          shown={rules}
          assets={assets}
          title={rule.title}
          badge={<Badge>{rulePlatformLabels[rule.platform]}</Badge>}
        >
          <Text isMeasured isPreserved>
            {rule.description}
          </Text>
          <Stack as="ul" gap={8} aria-label={messages.examplesOf(rule.title)}>
            {rule.examples.map((example, index) => (
              <RuleExample key={`${index} ${example}`} example={example} />
            ))}
          </Stack>
        </AssetCard>
      )}
    </AssetList>
  );
}
