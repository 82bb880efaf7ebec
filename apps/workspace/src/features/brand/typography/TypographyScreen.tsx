import type { Typography, TypographyDraft } from '@brandroom/domain/brand/typography.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { usePreload } from '@brandroom/ui/lazy-part';
import { Link } from '@brandroom/ui/Link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ExternalLink, Type } from 'lucide';

import { useApi, useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { BrandFont } from '../../../shared/fonts/BrandFont';
import { useFontFace } from '../../../shared/fonts/use-font-face';
import { AssetCard } from '../asset/AssetCard';
import { AssetList } from '../asset/AssetList';
import { AssetPage, AssetScreen, NoAssets } from '../asset/AssetScreen';
import type { Assets } from '../asset/use-assets';
import { useAssets } from '../asset/use-assets';
import { FontFile } from './FontFile';
import { FontDialog } from './typography-parts';
import { typographyMessages as messages } from './typography.messages';
import { useFontUpload } from './use-font-upload';

const preloaded = [FontDialog];

/** The fonts of a brand. */
export function TypographyScreen() {
  return (
    <AssetScreen messages={messages.screen} right="typography.view">
      {(brandId) => <Fonts key={brandId} brandId={brandId} />}
    </AssetScreen>
  );
}

function Fonts({ brandId }: { brandId: BrandId }) {
  const { typography } = useApi();
  const assets = useAssets<Typography, TypographyDraft>(brandId, {
    listKey: typography.list.queryKey({ input: { brandId } }),
    operations: useClient().typography,
    nameOf: ({ name }) => name,
    draftOf: ({ name, family, weights, usage, url }) => ({ name, family, weights, usage, url }),
    rights: { create: 'typography.create', edit: 'typography.edit', delete: 'typography.delete' },
  });
  const { task } = assets;
  usePreload(preloaded);
  return (
    <AssetPage
      messages={messages.screen}
      assets={assets}
      dialog={task && task.kind !== 'delete' && <FontDialog assets={assets} task={task} />}
    >
      <FontList brandId={brandId} assets={assets} />
    </AssetPage>
  );
}

interface FontListProps {
  brandId: BrandId;
  assets: Assets<Typography, TypographyDraft>;
}

function FontList({ brandId, assets }: FontListProps) {
  const input = { brandId };
  const { data: fonts } = useSuspenseQuery(useApi().typography.list.queryOptions({ input }));
  const { may, task } = assets;
  const uploads = useFontUpload(fonts, { mayEdit: may.edit, isBusy: task !== null });
  if (fonts.length === 0) {
    const { empty, screen } = messages;
    return (
      <NoAssets
        icon={Type}
        title={empty.title}
        description={may.create ? empty.description : empty.readOnly}
        addLabel={screen.add}
        assets={assets}
      />
    );
  }
  return (
    <AssetList label={messages.list} items={fonts} assets={assets}>
      {(font) => (
        <AssetCard item={font} shown={fonts} assets={assets} title={font.name}>
          <Specimen font={font} mayEdit={may.edit} uploads={uploads} />
          {font.url !== '' && (
            <Link
              href={font.url}
              target="_blank"
              rel="noopener noreferrer"
              variant="standalone"
              icon={ExternalLink}
              aria-label={messages.sourceOf(font.family)}
            >
              {messages.source}
            </Link>
          )}
        </AssetCard>
      )}
    </AssetList>
  );
}

interface SpecimenProps {
  font: Typography;
  mayEdit: boolean;
  uploads: ReturnType<typeof useFontUpload>;
}

function Specimen({ font, mayEdit, uploads }: SpecimenProps) {
  const { brand } = useWorkspace();
  const loaded = useFontFace(font);
  return (
    <>
      <BrandFont
        font={font}
        loaded={loaded}
        isDetailed
        sample={brand?.name ?? messages.sample}
        text={brand?.description || messages.text}
      />
      <FontFile
        font={font}
        loaded={loaded}
        mayEdit={mayEdit}
        given={uploads.filesOf(font)}
        onUpload={(files) => uploads.setFiles(font, files)}
      />
    </>
  );
}
