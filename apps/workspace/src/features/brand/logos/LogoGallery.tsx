import type { LogoType } from '@brandroom/domain/brand/logo-type';
import { logoTypeLabels } from '@brandroom/domain/brand/logo-type';
import type { BrandId } from '@brandroom/domain/id.schema';
import { denialReason } from '@brandroom/domain/rights/labels';
import { Button } from '@brandroom/ui/Button';
import { CardList } from '@brandroom/ui/CardList';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { usePreload } from '@brandroom/ui/lazy-part';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Image, Upload } from 'lucide';

import { useApi } from '../../../shared/api/api';
import { MissingRight } from '../../../shared/brand/MissingRight';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useSearchUpdate } from '../../../shared/navigation/use-search-update';
import { AnnouncedCount } from '../../../shared/page/AnnouncedCount';
import { LongList } from '../../../shared/page/LongList';
import { UndoBar } from '../../../shared/page/UndoBar';
import { BulkBar } from '../../../shared/selection/BulkBar';
import { useSelection } from '../../../shared/selection/use-selection';
import { LogoTile } from './LogoTile';
import { logosMessages } from './logos.messages';
import { preloaded } from './logos-parts';
import type { LogosSearch } from './logos-search';
import { useLogoOperations } from './use-logo-operations';
import type { Logos } from './use-logos';

const messages = logosMessages.screen;

interface LogoGalleryProps {
  brandId: BrandId;
  tab: LogoType;
  logos: Logos;
  onClearSearch: () => void;
}

/** The logos of a tab. */
export function LogoGallery({ brandId, tab, logos, onClearSearch }: LogoGalleryProps) {
  const { user } = useWorkspace();
  const input = { brandId };
  const { data } = useSuspenseQuery(useApi().logos.list.queryOptions({ input }));
  const all = data.filter(({ type }) => type === tab).length;
  const shown = logos.shownOf(data, tab);
  const selection = useSelection(shown, JSON.stringify([tab, logos.q]));
  usePreload(preloaded);
  const noDownload = denialReason(user, 'logos.download', brandId);
  const { may, setUpload } = logos;
  const update = useSearchUpdate<LogosSearch>();
  const operations = useLogoOperations(logos.addDeleted);
  const canSelect = may.download || may.delete;
  return (
    <>
      <ViewBarCount done={<UndoBar />}>
        <AnnouncedCount>{messages.count(shown.length, all)}</AnnouncedCount>
      </ViewBarCount>
      <BulkBar
        label={messages.selected}
        operations={operations}
        may={may}
        selection={selection}
        listed={shown}
      />
      <Stack gap={16} data-first-content="">
        <MissingRight right="logos.create" brandId={brandId} />
        {noDownload !== null && shown.length > 0 && (
          <Text size="ui">{messages.noDownload(noDownload)}</Text>
        )}
        {shown.length === 0 && all > 0 ? (
          <EmptyState
            icon={Image}
            title={messages.noneFound}
            description={messages.noneFoundHelp(logoTypeLabels[tab])}
            action={<Button onPress={onClearSearch}>{messages.clearSearch}</Button>}
          />
        ) : shown.length === 0 ? (
          <EmptyState
            icon={Image}
            title={messages.empty[tab]}
            description={may.upload ? messages.emptyHint : messages.emptyViewer}
            action={
              may.upload && (
                <Button icon={Upload} onPress={() => setUpload({ files: [], replaced: null })}>
                  {messages.upload}
                </Button>
              )
            }
          />
        ) : (
          <LongList key={tab} items={shown} things={messages.things}>
            {(drawn) => (
              <CardList
                label={messages.list(logoTypeLabels[tab])}
                min="small"
                items={drawn}
                total={shown.length}
                getItemId={({ id }) => id}
                getItemName={({ name }) => name}
                onOpen={({ id }) => update({ logo: id })}
                {...(canSelect
                  ? {
                      selectedIds: selection.ids,
                      onSelectionChange: selection.select,
                      onSelectAll: selection.selectAll,
                      onClearSelection: () => selection.select([]),
                    }
                  : {})}
                renderCard={(logo) => (
                  <LogoTile
                    logo={logo}
                    q={logos.q}
                    mayChange={may.edit || may.delete}
                    mayDownload={may.download}
                    onOpenMenu={logos.openMenu}
                  />
                )}
              />
            )}
          </LongList>
        )}
      </Stack>
    </>
  );
}
