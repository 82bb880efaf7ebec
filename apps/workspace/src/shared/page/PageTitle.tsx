import { useEffect } from 'react';

interface PageTitleProps {
  title: string;
  brand?: string | undefined;
}

/** The tab's title: the page's name first, so that tabs and windows are told apart by it. */
export function PageTitle({ title, brand }: PageTitleProps) {
  useEffect(() => {
    document.title = [title, brand, 'Brandroom'].filter(Boolean).join(' – ');
  }, [title, brand]);
  return null;
}
