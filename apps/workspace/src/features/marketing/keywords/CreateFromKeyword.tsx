import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { PenLine } from 'lucide-react';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { keywordsMessages } from './keywords.messages';

const messages = keywordsMessages.opportunities;

interface CreateFromKeywordProps {
  keyword: string;
  size?: 'small';
  /** In rows, where the words would repeat in each. */
  isIconOnly?: boolean;
}

/** Opens the form of new content filled for a keyword; nothing for who may create none. */
export function CreateFromKeyword({ keyword, size, isIconOnly = false }: CreateFromKeywordProps) {
  const { user, brandId } = useWorkspace();
  const hrefTo = useHref();
  const name = messages.createNamed(keyword);
  if (!brandId || !createsSomeContent(user, brandId)) return null;
  return (
    <ButtonLink
      icon={PenLine}
      {...(isIconOnly ? { isIconOnly, variant: 'quiet' } : { 'aria-label': name })}
      href={hrefTo({ to: '/content/create', search: { type: 'blog', keyword } })}
      {...(size ? { size } : {})}
    >
      {isIconOnly ? name : messages.create}
    </ButtonLink>
  );
}
