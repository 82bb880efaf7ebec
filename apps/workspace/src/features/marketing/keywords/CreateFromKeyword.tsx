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
}

/** Opens the form of new content filled for a keyword; nothing for who may create none. */
export function CreateFromKeyword({ keyword, size }: CreateFromKeywordProps) {
  const { user, brandId } = useWorkspace();
  const hrefTo = useHref();
  if (!brandId || !createsSomeContent(user, brandId)) return null;
  return (
    <ButtonLink
      icon={PenLine}
      aria-label={messages.createNamed(keyword)}
      href={hrefTo({ to: '/content/create', search: { type: 'blog', keyword } })}
      {...(size ? { size } : {})}
    >
      {messages.create}
    </ButtonLink>
  );
}
