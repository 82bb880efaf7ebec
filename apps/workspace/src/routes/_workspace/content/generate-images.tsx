import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { createFileRoute } from '@tanstack/react-router';

import { GenerateImagesScreen } from '../../../features/images/GenerateImagesScreen';
import { imagesSearch } from '../../../features/images/images-search';
import { ensureFresh } from '../../../shared/load/ensure-fresh';
import { waitBriefly } from '../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/content/generate-images')({
  validateSearch: imagesSearch,
  loader: ({ context: { queryClient, api, brandId, user }, cause }) => {
    if (!brandId || !createsSomeContent(user, brandId)) return undefined;
    const images = api.generation.listImages.queryOptions({ input: { brandId } });
    return waitBriefly(cause, [ensureFresh(queryClient)(images)]);
  },
  component: GenerateImages,
});

function GenerateImages() {
  return <GenerateImagesScreen search={Route.useSearch()} />;
}
