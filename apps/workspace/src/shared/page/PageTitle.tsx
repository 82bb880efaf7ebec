import { useEffect } from 'react';

interface PageTitleProps {
  title: string;
  brand?: string | undefined;
}

/** The tab's title, with the page's name first to tell tabs apart. */
export function PageTitle({ title, brand }: PageTitleProps) {
  useEffect(() => {
    document.title = [title, brand, 'Brandroom'].filter(Boolean).join(' – ');
  }, [title, brand]);
  return null;
}
