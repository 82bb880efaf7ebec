import type { MailFinding } from '@brandroom/domain/email/mail-check';
import { checkMail } from '@brandroom/domain/email/mail-check';
import { mailHtml } from '@brandroom/domain/email/mail-html';
import { useMemo } from 'react';

import type { MailParts } from './use-mail-message';

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** The check of an email, with its size once its images are ready. */
export function useMailCheck({
  message,
  logo,
  image,
  unpaired,
  isLoading,
}: MailParts): readonly MailFinding[] {
  return useMemo(() => {
    const pictures = (logo?.blob.size ?? 0) + (image?.blob.size ?? 0);
    const sizes = {
      html: isLoading ? null : bytesOf(mailHtml(message)),
      pictures: isLoading ? null : pictures,
    };
    return checkMail(message.email, message.brandName, sizes, unpaired);
  }, [message, logo, image, unpaired, isLoading]);
}
