import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { useMutation } from '@tanstack/react-query';

import { saveFile } from '../../../shared/files/save-file';
import { useNow } from '../../../shared/time/clock';
import type { MailParts } from './use-mail-message';

/** Creates a mail's file and saves it. */
export function useMailDownload(id: EmailCampaign['id'], parts: MailParts) {
  const now = useNow();
  return useMutation({
    mutationFn: async (kind: 'html' | 'eml') => {
      const { emlFile, htmlFile, mailFileName } = await import('./mail-files');
      const { message, logo, image } = parts;
      const content = { id, message, logo, image, at: now() };
      const file = await (kind === 'html' ? htmlFile(content) : emlFile(content));
      saveFile(file, `${mailFileName(message)}.${kind}`);
    },
  });
}
