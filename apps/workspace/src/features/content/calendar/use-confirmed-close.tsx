import { useState } from 'react';

import { DiscardQuestion } from '../../../shared/form/DiscardQuestion';

/** Closes the surrounding popover or dialog of a form; asks first if typed text would be lost. */
export function useConfirmedClose(onClose: () => void) {
  const [isUnsaved, setUnsaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (isUnsaved ? setAsking(true) : onClose()),
    /** Reports whether the form has unsaved changes. */
    setUnsaved,
    question: (
      <DiscardQuestion
        isDirty={isUnsaved}
        isAsking={isAsking}
        onKeep={() => setAsking(false)}
        onDiscard={onClose}
      />
    ),
  };
}
