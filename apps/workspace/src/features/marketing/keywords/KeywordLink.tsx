import { Link } from '@brandroom/ui/Link';

import { useHref } from '../../../shared/navigation/use-href';
import type { KeywordsSearch } from './keywords-search';

interface KeywordLinkProps {
  keyword: string;
  /** The rest of the address. */
  search: KeywordsSearch;
}

/** Opens a keyword beside the page, which stays where it is. */
export function KeywordLink({ keyword, search }: KeywordLinkProps) {
  const hrefTo = useHref();
  return (
    <Link
      variant="strong"
      href={hrefTo({ to: '/analytics/keywords', search: { ...search, keyword } })}
      routerOptions={{ resetScroll: false }}
    >
      {keyword}
    </Link>
  );
}
