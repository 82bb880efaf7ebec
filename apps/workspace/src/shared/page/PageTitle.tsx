import { useEffect } from 'react';

interface PageTitleProps {
  title: string;
  brand?: string | undefined;
}

/** The document title, with the page's name first to distinguish tabs. */
export function PageTitle({ title, brand }: PageTitleProps) {
  useEffect(() => {
    document.title = [title, brand, 'Brandroom'].filter(Boolean).join(' – ');
  }, [title, brand]);
  return null;
}
