import { announce } from '@brandroom/ui/announce';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { News, Throttle } from './live-news';
import { throttled } from './live-news';

/**
 * Announces each change of a live source, of several in a short time the last one. Its owner is not shown beside a
 * trial, whose own steps are announced.
 */
export function useLiveNews(news: News | null): void {
  const seen = useRef(news);
  const throttle = useRef<Throttle>(null);
  const tell = useEffectEvent(() => {
    if (news) announce(news.text);
  });
  useEffect(() => {
    const own = throttled(() => tell());
    throttle.current = own;
    return own.stop;
  }, []);
  useEffect(() => {
    const before = seen.current;
    seen.current = news;
    if (news && before?.of === news.of && before.mark !== news.mark) throttle.current?.change();
  }, [news]);
}
