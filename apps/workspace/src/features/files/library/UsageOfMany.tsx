import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useQueries } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { libraryMessages } from './library.messages';
import { UnknownUsage } from './UnknownUsage';

const messages = libraryMessages.many;
const named = 5;

/**
 * Names the files that are in use, before several are deleted
 * (docs/product/files.md#deletion).
 */
export function UsageOfMany({ files }: { files: readonly FileAsset[] }) {
  const api = useApi();
  const answers = useQueries({
    queries: files.map(({ id }) => api.files.usage.queryOptions({ input: { id } })),
  });
  const used = files.flatMap(({ name }, at) => {
    const count = answers[at]?.data?.length ?? 0;
    return count > 0 ? [messages.used(name, count)] : [];
  });
  // Also during a refetch, so that the retry button keeps its focus.
  const failed = answers.filter(({ data, errorUpdateCount }) => errorUpdateCount > 0 && !data);
  const isUnknown = failed.length > 0;
  const isChecking = !isUnknown && answers.some((answer) => answer.isPending);
  async function refetchFailed(): Promise<boolean> {
    const again = await Promise.all(failed.map(async ({ refetch }) => refetch()));
    return again.every(({ isSuccess }) => isSuccess);
  }
  return (
    <>
      {isChecking && <Text>{messages.checking}</Text>}
      {isUnknown && (
        <UnknownUsage
          isLoading={answers.some(({ isFetching }) => isFetching)}
          onRetry={refetchFailed}
        />
      )}
      {!isChecking && !isUnknown && used.length === 0 && <Text>{messages.unused}</Text>}
      {used.length > 0 && (
        <>
          <Text>{messages.someUsed}</Text>
          <Stack as="ul" gap={4}>
            {used.slice(0, named).map((line) => (
              <Text key={line} as="li" size="ui">
                {line}
              </Text>
            ))}
            {used.length > named && (
              <Text as="li" size="caption" tone="muted">
                {libraryMessages.delete.more(used.length - named)}
              </Text>
            )}
          </Stack>
        </>
      )}
    </>
  );
}
