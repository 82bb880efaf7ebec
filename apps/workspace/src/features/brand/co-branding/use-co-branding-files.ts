import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi, useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { inksOfFile } from '../../../shared/logos/logo-inks';
import { useClock } from '../../../shared/time/clock';
import type { ArchiveProgress, MadeFile } from './co-branding-files';

/** The requested downloads; creating a file takes seconds, and code that no page needs. */
export interface WantedFiles {
  pdf: boolean;
  archive: boolean;
}

/** Creates the requested downloads from the data that the person may see. */
export function useCoBrandingFiles(brandId: BrandId, wanted: WantedFiles) {
  const { user, brand } = useWorkspace();
  const api = useApi();
  const client = useClient();
  const now = useClock();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<ArchiveProgress | null>(null);
  const input = { brandId };
  const sees = (right: Parameters<typeof can>[1]) => can(user, right, brandId);
  const mayDownload = sees('logos.download') && sees('logos.view');

  const { data: guidelines } = useSuspenseQuery(api.guidelines.list.queryOptions({ input }));
  const logos = useQuery({
    ...api.logos.list.queryOptions({ input }),
    enabled: sees('logos.view'),
  });
  const colors = useQuery({
    ...api.colors.list.queryOptions({ input }),
    enabled: sees('colors.view'),
  });
  const fonts = useQuery({
    ...api.typography.list.queryOptions({ input }),
    enabled: sees('typography.view'),
  });
  const rules = useQuery(api.rules.list.queryOptions({ input }));
  const reads = [logos, colors, fonts, rules];
  const isReading = reads.some(({ isLoading }) => isLoading);
  const failed = reads.filter(({ data, isError }) => isError && data === undefined);
  const isReady = !isReading && failed.length === 0;
  const content = {
    brand: brand?.name ?? '',
    guidelines,
    rules: rules.data ?? [],
    logos: logos.data ?? [],
    colors: colors.data ?? [],
    fonts: fonts.data ?? [],
  };
  const pdf = useQuery({
    queryKey: ['co-branding-pdf', content],
    enabled: wanted.pdf && isReady,
    staleTime: 'static',
    queryFn: async () => {
      const { guidelinesPdf } = await import('./co-branding-files');
      const bytesOf = async (logo: (typeof content.logos)[number]) =>
        client.logos.preview({ id: logo.id, version: logo.version });
      const fontOf = async ({ id }: { id: (typeof content.fonts)[number]['id'] }) =>
        client.typography.font({ id });
      const files = { logo: bytesOf, font: fontOf, inks: inksOfFile };
      return guidelinesPdf(content, files, new Date(now()));
    },
  });
  const archiveKey = ['co-branding-package', content];
  const archive = useQuery({
    queryKey: archiveKey,
    enabled: wanted.archive && isReady && mayDownload && content.logos.length > 0,
    staleTime: 'static',
    queryFn: async ({ signal }) => {
      setProgress(null);
      const { logoPackage } = await import('./co-branding-files');
      const bytesOf = async (logo: (typeof content.logos)[number]) =>
        client.logos.download({ id: logo.id });
      const swatches = sees('colors.download') ? content.colors : [];
      const options = { onProgress: setProgress, signal };
      return logoPackage({ ...content, swatches }, bytesOf, new Date(now()), options);
    },
  });
  /** Reads again what failed, or else creates the file again. */
  const retry = (query: UseQueryResult<MadeFile>) => () => {
    for (const { refetch } of failed.length > 0 ? failed : [query]) void refetch();
  };
  const asked = (query: UseQueryResult<MadeFile>, isWanted: boolean) => ({
    data: query.data,
    isFetching: query.isFetching || (isWanted && isReading),
    isError: query.isError || (isWanted && failed.length > 0),
    retry: retry(query),
  });
  return {
    pdf: asked(pdf, wanted.pdf),
    archive: asked(archive, wanted.archive),
    /** How many files of the archive are ready; null before that is known. */
    progress: archive.isFetching ? progress : null,
    cancelArchive: () => void queryClient.cancelQueries({ queryKey: archiveKey }),
    /** Reads again what failed before a file was requested. */
    readAgain: () => {
      for (const { refetch } of failed) void refetch();
    },
    brand: content.brand,
    /** False only if the brand is known to have none. */
    mayHaveLogos: logos.data === undefined ? logos.isError : logos.data.length > 0,
  };
}
