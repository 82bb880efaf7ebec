import type { Logo } from '@brandroom/domain/brand/logo.schema';
import type { LogoVariant } from '@brandroom/domain/brand/logo-variant';
import {
  archiveNotes,
  epsNote,
  isEps,
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
import { Download, FolderArchive } from 'lucide';
import { useState } from 'react';

import { useApi, useClient } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';
import { useWorkspace } from '../../../shared/brand/workspace';
import { saveFile } from '../../../shared/files/save-file';
import type { BitmapEdge } from '../../../shared/logos/raster';
import { bitmapEdges, usualEdge } from '../../../shared/logos/raster';
import { logosMessages } from './logos.messages';
import { useRunning } from './use-running';

const messages = logosMessages.download;
const plates = [
  { id: 'none', label: messages.noPlate },
  { id: 'plate', label: messages.onPlate },
];
const edges = bitmapEdges.map((edge) => ({ id: `${edge}`, label: messages.pixels(edge) }));

/** Creates the variants of the logo whose download menu is open, and saves them. */
export function useLogoDownloads(brandId: BrandId, open: Logo | null) {
  const { user, brand } = useWorkspace();
  const { logos } = useClient();
  const { colors } = useApi();
  const queryClient = useQueryClient();
  const [hasPlate, setPlate] = useState(false);
  const [edge, setEdge] = useState<BitmapEdge>(usualEdge);
  const { run, isRunning } = useRunning();
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
    return { logo, bytes, brand: { name: brand?.name ?? '', colors: palette }, hasPlate, edge };
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
      const note = isEps(variant) ? epsNote(logo, found) : null;
      // Whole, because files of one logo differ in how their names end.
      showToast({ title: messages.done(name), ...(note !== null && { description: note }) });
    } catch (error) {
      showFailure(error, () => start(logo, variant));
    }
  }

  async function saveAll(logo: Logo): Promise<void> {
    try {
      const files = await import('../../../shared/logos/logo-files');
      const name = logoArchiveName(brand?.name ?? '', logo);
      const source = await sourceOf(logo);
      const allowed = await files.allowedVariants(source);
      saveFile(await files.zipped(await files.everyVariant(source, { allowed })), name);
      const notes = archiveNotes(logo, allowed.obstacles);
      const title = messages.done(name);
      showToast(notes.length > 0 ? { title, description: notes.join(' ') } : { title });
    } catch (error) {
      showFailure(error, () => start(logo, 'zip'));
    }
  }

  const keyOf = (logo: Logo, id: LogoVariant | 'zip') => `${logo.id} ${id}`;

  /** Prepares a file and saves it. */
  function start(logo: Logo, id: LogoVariant | 'zip'): void {
    const isAll = id === 'zip';
    const download = () => (isAll ? saveAll(logo) : save(logo, id));
    const label = isAll ? messages.all : logoVariantLabels[id];
    void run(keyOf(logo, id), messages.preparing(label), download);
  }

  function lineOf(logo: Logo, id: LogoVariant): MenuAction {
    const missing = missingVariant(logo, id, obstacles);
    const isBusy = isRunning(keyOf(logo, id));
    const about = isBusy
      ? messages.running
      : (missing ?? (isEps(id) ? epsNote(logo, obstacles) : null));
    return {
      id,
      label: logoVariantLabels[id],
      icon: Download,
      isDisabled: missing !== null || isBusy,
      onAction: () => start(logo, id),
      ...(about === null ? {} : { description: about }),
    };
  }

  function sectionsOf(logo: Logo): MenuSectionContent[] {
    const isBusy = isRunning(keyOf(logo, 'zip'));
    const all: MenuAction = {
      id: 'zip',
      label: messages.all,
      icon: FolderArchive,
      isDisabled: isBusy,
      onAction: () => start(logo, 'zip'),
      ...(isBusy && { description: messages.running }),
    };
    return [
      {
        id: 'variants',
        title: messages.variants,
        items: logoVariants.map((id) => lineOf(logo, id)),
      },
      { id: 'all', items: [all] },
      {
        id: 'size',
        title: messages.size,
        items: edges,
        selectedId: `${edge}`,
        onSelect: (id) => setEdge(bitmapEdges.find((each) => `${each}` === id) ?? usualEdge),
      },
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
