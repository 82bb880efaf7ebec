import { useEffect, useState } from 'react';
import * as visuallyHiddenStyles from '../VisuallyHidden/VisuallyHidden.css';
import { listenForAnnouncements } from './announce';
import type { Announcement } from './announce';

/** Long enough to be read, short enough that browsing the page later does not find old news. */
const keptFor = 10_000;

/**
 * The two live regions of the app: mount it once, at start-up, so that they exist before the first announcement.
 * An open dialog does not hide them (`data-live-announcer`).
 */
export function Announcer() {
  const [said, setSaid] = useState<readonly Announcement[]>([]);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = listenForAnnouncements((announcement) => {
      setSaid((all) => [...all, announcement]);
      const remove = () => {
        clearTimeout(timer);
        timers.delete(timer);
        setSaid((all) => all.filter(({ id }) => id !== announcement.id));
      };
      const timer = setTimeout(remove, keptFor);
      timers.add(timer);
      announcement.signal?.addEventListener('abort', remove, { once: true });
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return (
    <div data-live-announcer="true" className={visuallyHiddenStyles.visuallyHidden}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the result of no form, so no output element */}
      <div role="status" aria-live="polite" aria-relevant="additions" aria-atomic="false">
        {lines(said, false)}
      </div>
      <div role="alert" aria-live="assertive" aria-relevant="additions" aria-atomic="false">
        {lines(said, true)}
      </div>
    </div>
  );
}

function lines(said: readonly Announcement[], isAssertive: boolean) {
  return said
    .filter((each) => each.isAssertive === isAssertive)
    .map(({ id, text }) => <div key={id}>{text}</div>);
}
