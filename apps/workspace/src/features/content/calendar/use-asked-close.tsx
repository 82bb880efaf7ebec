import { useState } from 'react';

import { DiscardQuestion } from '../../../shared/form/DiscardQuestion';

/** Closes what a form is in; asks first while something typed would be lost. */
export function useAskedClose(onClose: () => void) {
  const [isUnsaved, setUnsaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (isUnsaved ? setAsking(true) : onClose()),
    /** Tells whether the form has unsaved changes. */
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
