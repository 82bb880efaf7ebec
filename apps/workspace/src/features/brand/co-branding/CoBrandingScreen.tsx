import type { Guideline, GuidelineDraft } from '@brandroom/domain/brand/guideline.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { usePreload } from '@brandroom/ui/lazy-part';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide';

import { useApi, useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { AssetCard } from '../asset/AssetCard';
import { AssetList } from '../asset/AssetList';
import { AssetPage, AssetScreen, NoAssets } from '../asset/AssetScreen';
import type { Assets } from '../asset/use-assets';
import { useAssets } from '../asset/use-assets';
import { CoBrandingAssets } from './CoBrandingAssets';
import { coBrandingMessages as messages } from './co-branding.messages';
import { GuidelineExample } from './GuidelineExample';
import { LogoCards } from './LogoCards';
import { GuidelineDialog } from './co-branding-parts';

const preloaded = [GuidelineDialog];

/** The rules for the brand's logos beside those of partners. */
export function CoBrandingScreen() {
  return (
    <AssetScreen messages={messages.screen} right={null}>
      {(brandId) => <Guidelines key={brandId} brandId={brandId} />}
    </AssetScreen>
  );
}

function Guidelines({ brandId }: { brandId: BrandId }) {
  const { guidelines } = useApi();
  const assets = useAssets<Guideline, GuidelineDraft>(brandId, {
    listKey: guidelines.list.queryKey({ input: { brandId } }),
    operations: useClient().guidelines,
    nameOf: ({ title }) => title,
    draftOf: ({ title, description, dos, donts }) => ({ title, description, dos, donts }),
    rights: { create: 'manageBrand', edit: 'manageBrand', delete: 'manageBrand' },
  });
  const { task } = assets;
  const { user } = useWorkspace();
  const { description, toChange, ...screen } = messages.screen;
  const isChangeable = can(user, 'logos.edit', brandId);
  usePreload(preloaded);
  return (
    <AssetPage
      messages={{ ...screen, description: isChangeable ? description + toChange : description }}
      assets={assets}
      dialog={task && task.kind !== 'delete' && <GuidelineDialog assets={assets} task={task} />}
    >
      <Stack gap={32}>
        <LogoCards brandId={brandId} />
        <Section title={messages.guidelines.title}>
          <GuidelineList brandId={brandId} assets={assets} />
        </Section>
        <CoBrandingAssets brandId={brandId} />
      </Stack>
    </AssetPage>
  );
}

interface GuidelineListProps {
  brandId: BrandId;
  assets: Assets<Guideline, GuidelineDraft>;
}

function GuidelineList({ brandId, assets }: GuidelineListProps) {
  const input = { brandId };
  const { data } = useSuspenseQuery(useApi().guidelines.list.queryOptions({ input }));
  const words = messages.guidelines;
  if (data.length === 0) {
    return (
      <NoAssets
        icon={Handshake}
        title={words.empty}
        description={assets.may.create ? words.emptyText : words.emptyReadOnly}
        addLabel={messages.screen.add}
        assets={assets}
      />
    );
  }
  return (
    <AssetList label={words.list} items={data} assets={assets}>
      {(guideline) => (
        <AssetCard
          item={guideline}
          shown={data}
          assets={assets}
          title={guideline.title}
          headingLevel={3}
        >
          <Text isMeasured isPreserved>
            {guideline.description}
          </Text>
          {(['dos', 'donts'] as const).map(
            (kind) =>
              guideline[kind].length > 0 && (
                <Stack key={kind} as="ul" gap={8} aria-label={words[kind](guideline.title)}>
                  {guideline[kind].map((example, index) => (
                    <GuidelineExample key={`${index} ${example}`} kind={kind} example={example} />
                  ))}
                </Stack>
              ),
          )}
        </AssetCard>
      )}
    </AssetList>
  );
}
