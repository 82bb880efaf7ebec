import type { Logo } from '@brandroom/domain/brand/logo.schema';
import type { LogoVariant } from '@brandroom/domain/brand/logo-variant';
import {
  epsNote,
  logoArchiveName,
  logoFileName,
  logoVariantLabels,
  logoVariants,
  missingVariant,
} from '@brandroom/domain/brand/logo-variant';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { MenuAction, MenuSectionContent } from '@brandroom/ui/menu-section';
import { showToast } from '@brandroom/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, FolderArchive } from 'lucide-react';
import { useState } from 'react';

import { useApi, useClient } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';
import { useWorkspace } from '../../../shared/brand/workspace';
import { saveFile } from '../../../shared/files/save-file';
import { logosMessages } from './logos.messages';

const messages = logosMessages.download;
const plates = [
  { id: 'none', label: messages.noPlate },
  { id: 'plate', label: messages.onPlate },
];
const isOfEps = (variant: LogoVariant) => variant.startsWith('eps');

/** Creates the variants of the logo whose download menu is open, and saves them. */
export function useLogoDownloads(brandId: BrandId, open: Logo | null) {
  const { user, brand } = useWorkspace();
  const { logos } = useClient();
  const { colors } = useApi();
  const queryClient = useQueryClient();
  const [hasPlate, setPlate] = useState(false);
  const seesColors = can(user, 'colors.view', brandId);
  const input = { brandId };

  // The format writers load when the first menu opens.
  const { data: obstacles = [] } = useQuery({
    queryKey: ['logo-obstacles', open],
    enabled: open !== null,
    staleTime: 'static',
    queryFn: async () => {
      if (!open) return [];
      const { logoObstacles } = await import('../../../shared/logos/logo-files');
      return logoObstacles({ logo: open, bytes: await logos.download({ id: open.id }) });
    },
  });

  async function sourceOf(logo: Logo) {
    const [bytes, palette] = await Promise.all([
      logos.download({ id: logo.id }),
      seesColors ? queryClient.ensureQueryData(colors.list.queryOptions({ input })) : [],
    ]);
    return { logo, bytes, brand: { name: brand?.name ?? '', colors: palette }, hasPlate };
  }

  async function save(logo: Logo, variant: LogoVariant): Promise<void> {
    try {
      const files = await import('../../../shared/logos/logo-files');
      const source = await sourceOf(logo);
      const found = await files.logoObstacles(source);
      // The menu may have been faster than the reading of the logo.
      const missing = missingVariant(logo, variant, found);
      if (missing !== null) {
        showToast({ title: messages.failed(logoVariantLabels[variant]), description: missing });
        return;
      }
      const name = logoFileName(brand?.name ?? '', logo, variant);
      saveFile(await files.makeVariant(source, variant), name);
      const note = isOfEps(variant) ? epsNote(logo, found) : null;
      showToast({ title: messages.done(name), ...(note !== null && { description: note }) });
    } catch (error) {
      showFailure(error, () => void save(logo, variant));
    }
  }

  async function saveAll(logo: Logo): Promise<void> {
    try {
      const { everyVariant, zipped } = await import('../../../shared/logos/logo-files');
      const name = logoArchiveName(brand?.name ?? '', logo);
      saveFile(await zipped(await everyVariant(await sourceOf(logo))), name);
      showToast({ title: messages.done(name) });
    } catch (error) {
      showFailure(error, () => void saveAll(logo));
    }
  }

  function sectionsOf(logo: Logo): MenuSectionContent[] {
    const items = logoVariants.map((id): MenuAction => {
      const missing = missingVariant(logo, id, obstacles);
      const about = missing ?? (isOfEps(id) ? epsNote(logo, obstacles) : null);
      return {
        id,
        label: logoVariantLabels[id],
        icon: Download,
        isDisabled: missing !== null,
        onAction: () => void save(logo, id),
        ...(about === null ? {} : { description: about }),
      };
    });
    const onAction = () => void saveAll(logo);
    return [
      { id: 'variants', title: messages.variants, items },
      { id: 'all', items: [{ id: 'zip', label: messages.all, icon: FolderArchive, onAction }] },
      {
        id: 'plate',
        title: messages.plate,
        items: plates,
        selectedId: hasPlate ? 'plate' : 'none',
        onSelect: (id) => setPlate(id === 'plate'),
      },
    ];
  }
  return { sectionsOf };
}
