import { showToast } from '@brandroom/ui/toast';
import { useRef, useState } from 'react';

/** Milliseconds before a toast says that a download is being prepared. */
const patience = 400;

/** Runs each download once at a time, with a toast while it takes long. */
export function useRunning() {
  const started = useRef(new Set<string>());
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const update = () => setRunning(new Set(started.current));

  async function run(key: string, title: string, download: () => Promise<void>): Promise<void> {
    if (started.current.has(key)) return;
    started.current.add(key);
    update();
    let close = () => {};
    const timer = setTimeout(() => {
      close = showToast({ title }, { timeout: null });
    }, patience);
    try {
      await download();
    } finally {
      clearTimeout(timer);
      close();
      started.current.delete(key);
      update();
    }
  }
  return { run, isRunning: (key: string) => running.has(key) };
}
