/** The tab's title: the page's name first, so that tabs and windows are told apart by it. */
export function PageTitle({ title, brand }: { title: string; brand?: string | undefined }) {
  return <title>{[title, brand, 'Brandroom'].filter(Boolean).join(' – ')}</title>;
}
