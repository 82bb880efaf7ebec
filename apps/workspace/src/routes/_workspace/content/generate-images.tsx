import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { createFileRoute } from '@tanstack/react-router';

import { GenerateImagesScreen } from '../../../features/images/GenerateImagesScreen';

export const Route = createFileRoute('/_workspace/content/generate-images')({
  loader: ({ context: { queryClient, api, brandId, user } }) => {
    if (!brandId || !createsSomeContent(user, brandId)) return;
    void queryClient.prefetchQuery(api.generation.listImages.queryOptions({ input: { brandId } }));
  },
  component: GenerateImagesScreen,
});
