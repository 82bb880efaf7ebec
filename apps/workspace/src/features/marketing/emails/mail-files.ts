import { mailHtml } from '@brandroom/domain/email/mail-html';
import type { MailMessage } from '@brandroom/domain/email/mail-message';
import { mailHost, unsubscribeAddress } from '@brandroom/domain/email/mail-message';
import { mailText } from '@brandroom/domain/email/mail-text';
import { slugOf } from '@brandroom/domain/content/cut-off';
import type { Instant } from '@brandroom/domain/time.schema';

import type { MailAttachment } from '@brandroom/domain/email/mail-mime';
import { mimeOf } from '@brandroom/domain/email/mail-mime';
import type { SentPicture } from './mail-picture';

/** A message with the bytes of its images. */
export interface MailContent {
  readonly id: string;
  readonly message: MailMessage;
  readonly logo: SentPicture | null;
  readonly image: SentPicture | null;
  readonly at: Instant;
}

const pictures = ['logo', 'image'] as const;

/** Returns the message with the image sources replaced. */
async function withSources(
  { message, ...bytes }: MailContent,
  sourceOf: (key: (typeof pictures)[number], picture: SentPicture) => Promise<string>,
): Promise<MailMessage> {
  const sourced = async (key: (typeof pictures)[number]) => {
    const [shown, picture] = [message[key], bytes[key]];
    return shown && picture ? { ...shown, source: await sourceOf(key, picture) } : null;
  };
  return { ...message, logo: await sourced('logo'), image: await sourced('image') };
}

async function dataAddress({ blob }: SentPicture): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return `data:${blob.type};base64,${btoa(text)}`;
}

/** Returns the name of a downloaded mail without its extension. */
export const mailFileName = ({ email }: MailMessage): string => slugOf(email.name) || 'email';

/** Creates an HTML file with embedded images. */
export async function htmlFile(content: MailContent): Promise<Blob> {
  const message = await withSources(content, (_, picture) => dataAddress(picture));
  return new Blob([mailHtml(message)], { type: 'text/html' });
}

/** Creates a file that mail programs can open. */
export async function emlFile(content: MailContent): Promise<Blob> {
  const { id, at } = content;
  const attachments: MailAttachment[] = [];
  const message = await withSources(content, async (key, { blob }) => {
    const contentId = `${key}.${id}@${mailHost(content.message.brandName)}`;
    attachments.push({
      contentId,
      name: blob.type === 'image/png' ? `${key}.png` : `${key}.jpg`,
      mediaType: blob.type,
      bytes: new Uint8Array(await blob.arrayBuffer()),
    });
    return `cid:${contentId}`;
  });
  const { brandName, email } = message;
  const text = mimeOf({
    id,
    from: { name: brandName, address: `news@${mailHost(brandName)}` },
    subject: email.subject,
    at,
    unsubscribe: unsubscribeAddress(brandName),
    text: mailText(message),
    html: mailHtml(message),
    pictures: attachments,
  });
  return new Blob([text], { type: 'message/rfc822' });
}
