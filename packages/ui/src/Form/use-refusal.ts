import { useState } from 'react';

/**
 * What is wrong in a form of one field, and how often it was sent so, for `Form`'s `failedAttempts`.
 * `refuse()` without a reason counts an attempt of which the field itself says what is wrong.
 */
export function useRefusal<Problem = string>() {
  const [problem, setProblem] = useState<Problem>();
  const [failedAttempts, setFailedAttempts] = useState(0);
  function refuse(next?: Problem) {
    setProblem(next);
    setFailedAttempts((count) => count + 1);
  }
  return { problem, failedAttempts, refuse, clearProblem: () => setProblem(undefined) };
}
