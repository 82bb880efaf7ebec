import type { VoiceTone, VoiceToneDraft } from '@brandroom/domain/brand/voice-tone.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { usePreload } from '@brandroom/ui/lazy-part';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MessageSquareQuote } from 'lucide';

import { useApi, useClient } from '../../../shared/api/api';
import { AssetCard } from '../asset/AssetCard';
import { AssetList } from '../asset/AssetList';
import { AssetPage, AssetScreen, NoAssets } from '../asset/AssetScreen';
import { TryIt } from '../asset/TryIt';
import type { Assets } from '../asset/use-assets';
import { useAssets } from '../asset/use-assets';
import { ToneDialog } from './voice-parts';
import { voiceMessages as messages } from './voice.messages';

const preloaded = [ToneDialog];

/** The tones of voice of a brand. */
export function VoiceScreen() {
  return (
    <AssetScreen messages={messages.screen} right="voice.view">
      {(brandId) => <Tones key={brandId} brandId={brandId} />}
    </AssetScreen>
  );
}

function Tones({ brandId }: { brandId: BrandId }) {
  const { voice } = useApi();
  const assets = useAssets<VoiceTone, VoiceToneDraft>(brandId, {
    listKey: voice.list.queryKey({ input: { brandId } }),
    operations: useClient().voice,
    nameOf: ({ title }) => title,
    draftOf: ({ title, description, examples }) => ({ title, description, examples }),
    rights: { create: 'voice.create', edit: 'voice.edit', delete: 'voice.delete' },
  });
  const { task } = assets;
  usePreload(preloaded);
  return (
    <AssetPage
      messages={messages.screen}
      assets={assets}
      tool={<TryIt brandId={brandId} type="social" />}
      dialog={task && task.kind !== 'delete' && <ToneDialog assets={assets} task={task} />}
    >
      <ToneList brandId={brandId} assets={assets} />
    </AssetPage>
  );
}

interface ToneListProps {
  brandId: BrandId;
  assets: Assets<VoiceTone, VoiceToneDraft>;
}

function ToneList({ brandId, assets }: ToneListProps) {
  const input = { brandId };
  const { data: tones } = useSuspenseQuery(useApi().voice.list.queryOptions({ input }));
  if (tones.length === 0) {
    const { empty, screen } = messages;
    return (
      <NoAssets
        icon={MessageSquareQuote}
        title={empty.title}
        description={assets.may.create ? empty.description : empty.readOnly}
        addLabel={screen.add}
        assets={assets}
      />
    );
  }
  return (
    <AssetList label={messages.list} items={tones} assets={assets}>
      {(tone) => (
        <AssetCard item={tone} shown={tones} assets={assets} title={tone.title}>
          <Text isMeasured isPreserved>
            {tone.description}
          </Text>
          <Stack as="ul" gap={8} aria-label={messages.examplesOf(tone.title)}>
            {tone.examples.map((example, index) => (
              <Text key={`${index} ${example}`} as="li" tone="muted" isMeasured isPreserved>
                {messages.quoted(example)}
              </Text>
            ))}
          </Stack>
        </AssetCard>
      )}
    </AssetList>
  );
}
