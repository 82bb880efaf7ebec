import type { EmailCampaign } from '@brandroom/domain/campaign/email-campaign.schema';
import { showToast } from '@brandroom/ui/toast';
import { useMutation } from '@tanstack/react-query';

import { saveFile } from '../../../shared/files/save-file';
import { useNow } from '../../../shared/time/clock';
import { shortText } from '../../../shared/page/short-name';
import { emailsMessages } from './emails.messages';
import type { MailParts } from './use-mail-message';

/** Creates a mail's file and saves it. */
export function useMailDownload(id: EmailCampaign['id'], parts: MailParts) {
  const now = useNow();
  return useMutation({
    meta: { isReadOnly: true },
    mutationFn: async (kind: 'html' | 'eml') => {
      const { emlFile, htmlFile, mailFileName } = await import('./mail-files');
      const { message, logo, image } = parts;
      const content = { id, message, logo, image, at: now() };
      const file = await (kind === 'html' ? htmlFile(content) : emlFile(content));
      const name = `${mailFileName(message)}.${kind}`;
      saveFile(file, name);
      return name;
    },
    onSuccess: (name) => showToast({ title: emailsMessages.changes.downloaded(shortText(name)) }),
  });
}
