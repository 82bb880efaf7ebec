import { useState } from 'react';

/**
 * The error of a form with one field, and its number of failed attempts for `Form`. `refuse()`
 * without an error counts an attempt whose error the field itself shows.
 */
export function useFormProblem<Problem = string>() {
  const [problem, setProblem] = useState<Problem>();
  const [failedAttempts, setFailedAttempts] = useState(0);
  function refuse(next?: Problem) {
    setProblem(next);
    setFailedAttempts((count) => count + 1);
  }
  return { problem, failedAttempts, refuse, clearProblem: () => setProblem(undefined) };
}
