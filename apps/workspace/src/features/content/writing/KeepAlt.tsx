import type { FileAsset } from '@brandroom/domain/file/file.schema';
import { can } from '@brandroom/domain/rights/can';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { useMutation } from '@tanstack/react-query';

import { useApi } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { writingMessages } from './writing.messages';

const messages = writingMessages.fields;

/** Offers to save a typed alt text for its file, which has none. */
export function KeepAlt({ file: { id, brandId, name }, alt }: { file: FileAsset; alt: string }) {
  const { user } = useWorkspace();
  const { files } = useApi();
  const describe = useMutation(
    files.update.mutationOptions({
      mutationKey: files.key(),
      onSuccess: () => announce(messages.altKept(name)),
    }),
  );
  if (!can(user, 'files.edit', brandId)) return null;
  return (
    <div>
      <Button
        size="small"
        variant="quiet"
        isPending={describe.isPending}
        onPress={() => describe.mutate({ id, patch: { alt } })}
      >
        {messages.keepAlt}
      </Button>
    </div>
  );
}
