import { createsSomeContent } from '@brandroom/domain/content/may-generate';
import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { PenLine } from 'lucide';

import { useWorkspace } from '../../../shared/brand/workspace';
import { useHref } from '../../../shared/navigation/use-href';
import { keywordsMessages } from './keywords.messages';

const messages = keywordsMessages.opportunities;

interface CreateFromKeywordProps {
  keyword: string;
  size?: 'small';
  /** For rows, where the label would repeat in each. */
  isIconOnly?: boolean;
}

/** Opens the form of new content for a keyword; nothing for people who may not create content. */
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
