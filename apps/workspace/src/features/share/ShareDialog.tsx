import type { FileAsset, ShareLink } from '@brandroom/domain/file/file.schema';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { lazyPart } from '@brandroom/ui/lazy-part';
import { Stack } from '@brandroom/ui/Stack';
import { useState } from 'react';

import { Load } from '../../shared/load/Load';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { ShareForm } from './ShareForm';
import { ShareLinks } from './ShareLinks';
import { shareMessages } from './share.messages';

const messages = shareMessages.dialog;
const NewLink = lazyPart(async () => (await import('./NewLink')).NewLink);

interface ShareDialogProps {
  file: FileAsset;
  onClose: () => void;
}

/** Creates, lists and revokes links to a file (docs/product/files.md#share-links). */
export function ShareDialog({ file, onClose }: ShareDialogProps) {
  const [made, setMade] = useState<ShareLink | null>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.title(file.name)}
      description={messages.scope}
      actions={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <Stack gap={24}>
        {made?.url && (
          <Load label={messages.creating} skeleton={<Skeleton />}>
            <NewLink key={made.id} url={made.url} name={file.name} />
          </Load>
        )}
        <ShareForm file={file} onCreated={setMade} />
        <ShareLinks file={file} onRevoked={(id) => id === made?.id && setMade(null)} />
      </Stack>
    </Dialog>
  );
}
