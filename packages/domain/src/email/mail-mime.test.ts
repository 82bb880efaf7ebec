import { mailHtml } from './mail-html';
import type { MailMessage } from './mail-message';
import { mailText } from './mail-text';
import * as fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';

import { headerText, mimeOf, quotedPrintable } from './mail-mime';

const picture = { contentId: 'logo.1@fernhill.example', name: 'logo.png', mediaType: 'image/png' };
const bytes = Uint8Array.from({ length: 400 }, (_, index) => index % 256);
const message: MailMessage = {
  brandName: 'Fernhill “Coffee” & Café',
  brandColor: '#1f4d3a',
  fontFamily: 'Fraunces',
  logo: { source: `cid:${picture.contentId}`, alt: 'Fernhill', width: 88, height: 44 },
  image: null,
  email: {
    name: 'June',
    subject:
      'What we roasted, read and broke in June: ☕ a grinder, two farms, a cake and Doña Elvia',
    preheader: 'Small print',
    body: `# News\n\nHello <you>,\nread [our notes](https://fernhill.example/notes?a=1&b=2).\n\n- Huila\n- Yirgacheffe\n\n${'A long line. '.repeat(30)}`,
    template: 'announcement',
    button: { label: 'Order now', address: 'https://fernhill.example/order' },
  },
};

async function parsed() {
  const source = mimeOf({
    id: 'email_1_1',
    from: { name: message.brandName, address: 'news@fernhill.example' },
    subject: message.email.subject,
    at: '2026-03-02T10:00:00.000Z',
    unsubscribe: 'https://fernhill.example/unsubscribe',
    text: mailText(message),
    html: mailHtml(message),
    pictures: [{ ...picture, bytes }],
  });
  return { source, mail: await PostalMime.parse(source) };
}

describe('a mail as a file', () => {
  it('is read by another program as it was written', async () => {
    const { source, mail } = await parsed();
    expect(mail.subject).toBe(message.email.subject);
    expect(mail.from).toMatchObject({ address: 'news@fernhill.example' });
    expect(mail.date).toBe('2026-03-02T10:00:00.000Z');
    expect(mail.html?.trim()).toBe(mailHtml(message).trim());
    expect(mail.text?.trim()).toBe(mailText(message).trim());
    const [attached] = mail.attachments;
    expect(attached).toMatchObject({
      contentId: `<${picture.contentId}>`,
      mimeType: 'image/png',
      disposition: 'inline',
    });
    expect(new Uint8Array(attached?.content as ArrayBuffer)).toEqual(bytes);
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
      '<https://fernhill.example/unsubscribe>',
    );
    for (const line of source.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
    expect(source).not.toMatch(/[^\r]\n/u);
  });

  it('keeps any text of any language, and any subject, through both encodings', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        async (text, title) => {
          const clean = text.replace(/[\r\0]/gu, '');
          const subject = title.replace(/[\p{C}\s]+/gu, ' ').trim();
          const mail = await PostalMime.parse(
            [
              `Subject: ${headerText(subject)}`,
              'Content-Type: text/plain; charset=utf-8',
              'Content-Transfer-Encoding: quoted-printable',
              '',
              quotedPrintable(clean),
            ].join('\r\n'),
          );
          expect((mail.text ?? '').replace(/\n$/u, '')).toBe(clean.replace(/\n$/u, ''));
          if (subject !== '') expect(mail.subject).toBe(subject);
        },
      ),
      { numRuns: 60 },
    );
  });
});
