import type { PaletteFormatName } from '@brandroom/domain/palette/palette-formats';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { MenuActionSection } from '@brandroom/ui/menu-section';
import { showToast } from '@brandroom/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Upload } from 'lucide';

import { useApi } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';
import { useWorkspace } from '../../../shared/brand/workspace';
import { saveFile } from '../../../shared/files/save-file';
import { shortText } from '../../../shared/page/short-name';
import { colorsMessages } from './colors.messages';

const messages = colorsMessages.export;
const labels: Record<PaletteFormatName, string> = messages.formats;
const formats = Object.keys(labels) as PaletteFormatName[];

/**
 * Items of the page's menu: exports with the download permission, the import with the create
 * permission.
 */
export function useExchangeMenu(brandId: BrandId, onImport: () => void): MenuActionSection[] {
  const { user, brand } = useWorkspace();
  const { list } = useApi().colors;
  const queryClient = useQueryClient();

  async function save(format: PaletteFormatName): Promise<void> {
    try {
      const [colors, { paletteFileName, paletteFormats }] = await Promise.all([
        queryClient.ensureQueryData(list.queryOptions({ input: { brandId } })),
        import('@brandroom/domain/palette/palette-formats'),
      ]);
      if (colors.length === 0) return void showToast({ title: messages.none });
      const palette = { name: brand?.name ?? '', colors };
      const name = paletteFileName(palette, format);
      saveFile(new Blob([paletteFormats[format].write(palette)]), name);
      showToast({ title: messages.done(shortText(name)) });
    } catch (error) {
      showFailure(error, () => void save(format));
    }
  }

  const exports = formats.map((id) => ({
    id,
    label: labels[id],
    icon: Download,
    onAction: () => void save(id),
  }));
  const { open } = colorsMessages.import;
  return [
    ...(can(user, 'colors.download', brandId)
      ? [{ id: 'export', title: messages.title, items: exports }]
      : []),
    ...(can(user, 'colors.create', brandId)
      ? [{ id: 'import', items: [{ id: 'import', label: open, icon: Upload, onAction: onImport }] }]
      : []),
  ];
}
