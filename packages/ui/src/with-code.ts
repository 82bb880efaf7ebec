import type { LoadOnce } from './load-once';
import { showToast } from './Toast/toast';

interface Failure {
  /** «This menu couldn’t be loaded». */
  title?: string;
  onFailure?: () => void;
}

/** Does something with code that loads on demand: at once if it is here. A toast says that it couldn't be loaded. */
export async function withCode<Code>(
  { now, load }: LoadOnce<Code>,
  act: (code: Code) => void,
  { title = 'This couldn’t be loaded', onFailure }: Failure = {},
): Promise<void> {
  let code = now();
  try {
    code ??= await load();
  } catch {
    onFailure?.();
    showToast({ title, description: 'Try again.' });
    return;
  }
  act(code);
}
