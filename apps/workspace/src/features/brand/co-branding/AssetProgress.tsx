import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { ProgressBar } from '@brandroom/ui/ProgressBar';
import { useCallback } from 'react';

import type { ArchiveProgress } from './co-branding-files';
import { coBrandingMessages } from './co-branding.messages';

const messages = coBrandingMessages.assets;

interface AssetProgressProps {
  /** The download in preparation. */
  name: string;
  progress: ArchiveProgress;
  onCancel: () => void;
  /** The id of the download's button, to which focus returns. */
  buttonId: string;
}

/** How many files of a download are ready, and how to cancel it. */
export function AssetProgress({ name, progress, onCancel, buttonId }: AssetProgressProps) {
  const keepFocus = useCallback(
    (button: HTMLButtonElement | null) => () => {
      // The focused button disappears with the progress.
      if (button === document.activeElement) document.getElementById(buttonId)?.focus();
    },
    [buttonId],
  );
  return (
    <>
      <ProgressBar
        label={messages.progress(name)}
        value={(progress.done / progress.count) * 100}
        valueLabel={messages.files(progress.done, progress.count)}
      />
      <Inline>
        <Button
          ref={keepFocus}
          size="small"
          aria-label={messages.cancelName(name)}
          onPress={onCancel}
        >
          {messages.cancel}
        </Button>
      </Inline>
    </>
  );
}
