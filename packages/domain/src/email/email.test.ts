import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { EmailCampaign, EmailCampaignDraft } from '../campaign/email-campaign.schema';
import { emailTemplates } from '../campaign/email-campaign.schema';
import type { BrandId, FileId, Id } from '../id.schema';
import { blocksOf } from './mail-body';
import { checkMail, mailProblems } from './mail-check';
import { mailHtml } from './mail-html';
import type { MailMessage } from './mail-message';
import { htmlOf } from './mail-node';
import { mailText } from './mail-text';
import { mailTree } from './mail-tree';
import { refreshTime } from './refresh-time';
import {
  arrivedShare,
  asOf,
  batchSize,
  emailRates,
  emailTotals,
  percentOf,
  responseTime,
} from './sending';

const draft: EmailCampaignDraft = {
  name: 'June',
  subject: 'News from us',
  preheader: 'Three things',
  body: 'Hello.',
  template: 'newsletter',
};
const message = (email: Partial<EmailCampaignDraft>): MailMessage => ({
  brandName: 'Fernhill',
  brandColor: '#1f4d3a',
  fontFamily: null,
  logo: null,
  image: null,
  email: { ...draft, ...email },
});
const sizes = { html: 1000, pictures: 1000 };
/** The findings of a topic: their kind and text. */
const found = (
  change: Partial<EmailCampaignDraft>,
  topic: string,
  size: Parameters<typeof checkMail>[2] = sizes,
) =>
  checkMail({ ...draft, ...change }, 'Fernhill', size)
    .filter((finding) => finding.topic === topic)
    .map(({ kind, text }) => `${kind}: ${text}`);

describe('the body of an email', () => {
  it('is read as headings, lists, paragraphs, links and strong words', () => {
    expect(
      blocksOf('# News\n\n- One\n- **Two**\n\nSee [the menu](https://a.example/m).\nNow.'),
    ).toEqual([
      { kind: 'heading', lines: [[{ text: 'News', address: null, isStrong: false }]] },
      {
        kind: 'list',
        lines: [
          [{ text: 'One', address: null, isStrong: false }],
          [{ text: 'Two', address: null, isStrong: true }],
        ],
      },
      {
        kind: 'paragraph',
        lines: [
          [
            { text: 'See ', address: null, isStrong: false },
            { text: 'the menu', address: 'https://a.example/m', isStrong: false },
            { text: '.', address: null, isStrong: false },
          ],
          [{ text: 'Now.', address: null, isStrong: false }],
        ],
      },
    ]);
  });

  it('never becomes markup, for any text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...emailTemplates),
        fc.string({ maxLength: 200 }),
        (template, text) => {
          const html = mailHtml(
            message({ template, body: `${text} <script>alert("1")</script> & "x"`, subject: text }),
          );
          expect(html).not.toContain('<script');
          expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
        },
      ),
    );
  });

  it('has the same words in HTML and in plain text, with the reader’s unsubscribe page', () => {
    const mail = message({ button: { label: 'Order now', address: 'https://a.example/o' } });
    for (const part of [mailHtml(mail), mailText(mail)]) {
      for (const words of ['News from us', 'Hello.', 'Order now', 'https://a.example/o']) {
        expect(part).toContain(words);
      }
      expect(part).toContain('https://fernhill.example/unsubscribe');
      expect(part).not.toContain('{{');
    }
  });

  it('changes its colors for dark readers by named rules', () => {
    const html = mailHtml(message({}));
    const [, css = ''] = /prefers-color-scheme:dark\)\{(.*)\}<\/style>/u.exec(html) ?? [];
    const names = [...css.matchAll(/\.(d\d+)\{/gu)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(html).toContain(`class="${name}"`);
    expect(css).toContain('background-color:#232323!important');
  });
});

describe('the images of an email', () => {
  const picture = (alt: string) => ({ source: 'blob:a', alt, width: 40, height: 20 });
  it.each(emailTemplates)(
    'of the template %s are their alt texts where images are off',
    (template) => {
      const mail = {
        ...message({ template }),
        logo: picture('Fernhill'),
        image: picture('The hill in June'),
      };
      const html = (hasImages: boolean) => htmlOf(mailTree(mail, { isDark: false, hasImages }));
      expect(html(true).match(/<img /gu)).toHaveLength(2);
      expect(html(false)).not.toMatch(/<img|blob:/u);
      expect(html(false)).toContain('>Fernhill</span>');
      expect(html(false)).toContain('>The hill in June</span>');
    },
  );
});

describe('the check before sending', () => {
  it('finds nothing in an email that is fine', () => {
    expect(checkMail(draft, 'Fernhill', sizes).map(({ kind }) => kind)).toEqual(
      Array(5).fill('fine'),
    );
    expect(mailProblems(draft, 'Fernhill')).toEqual([]);
  });

  it('advises on a button in a color on which the brand allows no text color', () => {
    const button = { label: 'Read more', address: 'https://fernhill.example/more' };
    const advised = (change: Partial<EmailCampaignDraft>, unpaired: string | null) =>
      checkMail({ ...draft, ...change }, 'Fernhill', sizes, unpaired)
        .filter(({ topic }) => topic === 'colors')
        .map(({ kind, text }) => `${kind}: ${text}`);
    expect(advised({ button }, 'Slate Tile')).toEqual([
      'advice: The brand allows no text color on Slate Tile, so the button’s text is black or white. Allow a pair in Brand Colors.',
    ]);
    expect(advised({}, 'Slate Tile')).toEqual([]);
    expect(advised({ button }, null)).toEqual([]);
  });

  it.each([
    [{ subject: 'x'.repeat(40) }, 'subject', 'fine'],
    [{ subject: 'x'.repeat(41) }, 'subject', 'advice: The subject has 41 characters. Phones'],
    [{ subject: 'x'.repeat(61) }, 'subject', 'advice: The subject has 61 characters. Inboxes'],
    [{ preheader: ' ' }, 'subject', 'advice: Add a preheader'],
    [{ image: { fileId: 'file_1_1' as FileId, alt: ' ' } }, 'images', 'advice: Add an alt text'],
    [{ body: '![Hill](https://a.example/h.png)' }, 'images', 'advice: Images in the text'],
    [{ body: '[the menu](menu.html)' }, 'links', 'problem: The link “the menu”'],
    [{ body: '[here](https://a.example)' }, 'links', 'advice: The link “here”'],
    [{ body: '[the menu](http://a.example)' }, 'links', 'advice: The link to http://a.example'],
    [{ footer: 'Bye.' }, 'unsubscribe', 'problem: Add an unsubscribe link'],
  ] satisfies [Partial<EmailCampaignDraft>, string, string][])('%j: %s', (change, topic, start) => {
    expect(found(change, topic)[0]).toMatch(
      new RegExp(`^${start.replace(/[.()]/gu, '\\$&')}`, 'u'),
    );
  });

  it('judges the size from 102 KB of HTML and from 1 MB of images on', () => {
    const at = (html: number, pictures: number) => found({}, 'size', { html, pictures });
    expect(at(102 * 1024, 1024 * 1024)[0]).toMatch(/^fine/u);
    expect(at(102 * 1024 + 1, 0)[0]).toMatch(/^advice: The text is/u);
    expect(at(0, 1024 * 1024 + 1)[0]).toMatch(/^advice: The images are/u);
    expect(found({}, 'size', { html: null, pictures: null })).toEqual([]);
  });
});

describe('sending', () => {
  it('takes at most 20 batches, of 50 recipients at least', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (recipients) => {
        expect(Math.ceil(recipients / batchSize(recipients))).toBeLessThanOrEqual(20);
        expect(batchSize(recipients)).toBeGreaterThanOrEqual(50);
      }),
    );
  });

  it('brings figures that never fall, from none to all', () => {
    const elapsed = fc.integer({ min: -1000, max: responseTime * 2 });
    fc.assert(
      fc.property(elapsed, elapsed, (one, other) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        expect(arrivedShare(early)).toBeLessThanOrEqual(arrivedShare(late));
      }),
    );
    expect(arrivedShare(0)).toBe(0);
    expect(arrivedShare(responseTime)).toBe(1);
    expect(arrivedShare(60_000)).toBeGreaterThan(0.05);
  });
});

describe('the figures of emails', () => {
  const minute = 60_000;
  const day = 24 * 60 * minute;
  const sent = '2026-03-01T09:00:00.000Z';
  const email = (sentAt: string | null): EmailCampaign => ({
    ...draft,
    id: 'email_1748736000000_1' as Id<'Email'>,
    brandId: 'brand_1748736000000_1' as BrandId,
    status: sentAt === null ? 'draft' : 'sent',
    sentAt,
    scheduledFor: null,
    recipients: 100,
    opens: 0,
    clicks: 0,
    createdAt: sent,
    updatedAt: sent,
  });
  const earlier = (time: number) => new Date(Date.parse(sent) - time).toISOString();

  it.each([
    [0, 5000],
    [10 * minute - 1, 5000],
    [10 * minute, 60_000],
    [3 * day - 1, 60_000],
    [3 * day, false],
  ])('%d ms after sending are asked for again in %s', (age, expected) => {
    expect(refreshTime([email(earlier(age))], sent)).toBe(expected);
  });

  it('are asked for as the email sent last needs it, never for drafts alone', () => {
    expect(refreshTime([email(earlier(day)), email(earlier(minute)), email(null)], sent)).toBe(
      5000,
    );
    expect(refreshTime([email(null)], sent)).toBe(false);
    expect(refreshTime([], sent)).toBe(false);
  });
});

describe('the totals of emails', () => {
  const sentAt = '2026-03-01T09:00:00.000Z';
  const email: fc.Arbitrary<EmailCampaign> = fc
    .record({ isSent: fc.boolean(), recipients: fc.nat(50_000) })
    .chain(({ isSent, recipients }) =>
      fc.record({ opens: fc.nat(recipients), clicks: fc.nat(recipients) }).map((figures) => ({
        ...draft,
        ...figures,
        id: 'email_1748736000000_1' as Id<'Email'>,
        brandId: 'brand_1748736000000_1' as BrandId,
        status: isSent ? ('sent' as const) : ('draft' as const),
        sentAt: isSent ? sentAt : null,
        scheduledFor: null,
        recipients,
        createdAt: sentAt,
        updatedAt: sentAt,
      })),
    );
  const emails = fc.array(email, { maxLength: 20 });
  const sums = emailTotals;

  it('are those of any two parts of the list together, in any order', () => {
    fc.assert(
      fc.property(emails, emails, (one, other) => {
        const [a, b] = [sums(one), sums(other)];
        expect(sums([...other, ...one])).toEqual({
          sent: a.sent + b.sent,
          recipients: a.recipients + b.recipients,
          opens: a.opens + b.opens,
          clicks: a.clicks + b.clicks,
        });
      }),
    );
  });

  it('count only sent emails, with rates from 0 to 100 of the recipients', () => {
    fc.assert(
      fc.property(emails, (list) => {
        const totals = emailTotals(list);
        expect(totals).toEqual(emailTotals(list.filter((each) => each.sentAt !== null)));
        const rates = emailRates(list, '2026-03-09T09:00:00.000Z');
        const rateOf = (part: number) =>
          totals.sent === 0 ? null : percentOf(part, totals.recipients);
        expect(rates.openRate).toBe(rateOf(totals.opens));
        expect(rates.clickRate).toBe(rateOf(totals.clicks));
        for (const rate of [rates.openRate, rates.clickRate]) {
          expect(rate ?? 0).toBeGreaterThanOrEqual(0);
          expect(rate ?? 0).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('have rates without the emails whose figures still arrive', () => {
    const at = new Date(Date.parse(sentAt) + responseTime).toISOString();
    fc.assert(
      fc.property(emails, emails, (list, others) => {
        const news = others.map((each) => ({ ...each, sentAt: at, opens: 0, clicks: 0 }));
        const { isComplete, ...rates } = emailRates([...news, ...list], at);
        expect(rates).toEqual((({ isComplete: _, ...rest }) => rest)(emailRates(list, at)));
        expect(isComplete).toBe(news.length === 0);
      }),
    );
  });

  it('grow with time to what arrives in the end, and never shrink', () => {
    const hours = fc.integer({ min: 0, max: 100 });
    const after = (count: number) =>
      new Date(Date.parse(sentAt) + count * 60 * 60_000).toISOString();
    const totalsAt = (list: readonly EmailCampaign[], at: string) =>
      sums(list.map((each) => asOf(each, at)));
    fc.assert(
      fc.property(emails, hours, hours, (list, one, other) => {
        const [early, late] = [
          totalsAt(list, after(Math.min(one, other))),
          totalsAt(list, after(Math.max(one, other))),
        ];
        expect(late.opens).toBeGreaterThanOrEqual(early.opens);
        expect(late.clicks).toBeGreaterThanOrEqual(early.clicks);
        expect(totalsAt(list, after(72))).toEqual(sums(list));
      }),
    );
  });
});
