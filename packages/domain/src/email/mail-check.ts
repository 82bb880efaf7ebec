import type { EmailCampaignDraft } from '../campaign/email-campaign.schema';
import { linksOf, saysNothing } from '../content/links';
import { charactersOf } from '../content/characters';
import { inboxCuts } from '../content/cut-off';
import { formatSize } from '../format/size';
import { footerOf, unsubscribePlaceholder } from './mail-message';

/** The parts of an email that the check looks at. */
export const mailCheckTopics = [
  'subject',
  'images',
  'colors',
  'links',
  'unsubscribe',
  'size',
] as const;
export type MailCheckTopic = (typeof mailCheckTopics)[number];

/** `problem`: it cannot be sent. `advice`: it should be better. */
export interface MailFinding {
  readonly topic: MailCheckTopic;
  readonly kind: 'problem' | 'advice' | 'fine';
  readonly text: string;
}

/** Gmail cuts a message that is longer. */
const htmlLimit = 102 * 1024;
const pictureLimit = 1024 * 1024;

export interface MailSizes {
  /** Bytes of the HTML, and of all pictures; null while they are not known. */
  readonly html: number | null;
  readonly pictures: number | null;
}

const advice = (topic: MailCheckTopic, text: string): MailFinding => ({
  topic,
  kind: 'advice',
  text,
});
const problem = (topic: MailCheckTopic, text: string): MailFinding => ({
  topic,
  kind: 'problem',
  text,
});

function subjectFindings({ subject, preheader }: EmailCampaignDraft): MailFinding[] {
  const length = charactersOf(subject.trim()).length;
  const { phone, desktop } = inboxCuts;
  const findings: MailFinding[] = [];
  if (length > desktop.subject) {
    findings.push(
      advice(
        'subject',
        `The subject has ${length} characters. Inboxes show about ${desktop.subject}.`,
      ),
    );
  } else if (length > phone.subject) {
    findings.push(
      advice(
        'subject',
        `The subject has ${length} characters. Phones show about ${phone.subject}.`,
      ),
    );
  }
  if (preheader.trim() === '') {
    findings.push(advice('subject', 'Add a preheader. Inboxes show it after the subject.'));
  }
  return findings;
}

function imageFindings({ image, body }: EmailCampaignDraft): MailFinding[] {
  const findings: MailFinding[] = [];
  if (image && image.alt.trim() === '') {
    findings.push(advice('images', 'Add an alt text to the image. Many readers have images off.'));
  }
  if (/!\[[^[\]\n]{0,500}\]\(/u.test(body)) {
    findings.push(
      advice('images', 'Images in the text are not sent. Choose an image from the file library.'),
    );
  }
  return findings;
}

function colorFindings({ button }: EmailCampaignDraft, unpaired: string | null): MailFinding[] {
  return button && unpaired !== null
    ? [
        advice(
          'colors',
          `The brand allows no text color on ${unpaired}, so the button’s text is black or white. Allow a pair in Brand Colors.`,
        ),
      ]
    : [];
}

function linkFindings(draft: EmailCampaignDraft, footer: string): MailFinding[] {
  const own = draft.button ? [{ label: draft.button.label, address: draft.button.address }] : [];
  return [...own, ...linksOf(draft.body), ...linksOf(footer)]
    .filter(({ address }) => address !== unsubscribePlaceholder)
    .flatMap(({ label, address }): MailFinding[] => {
      if (!/^(https?:\/\/|mailto:|tel:)/iu.test(address)) {
        return [problem('links', `The link “${label ?? address}” has no complete address.`)];
      }
      if (label !== null && saysNothing(label)) {
        return [advice('links', `The link “${label}” doesn’t say where it goes.`)];
      }
      return /^http:/iu.test(address)
        ? [advice('links', `The link to ${address} is not encrypted. Use https.`)]
        : [];
    });
}

function sizeFindings({ html, pictures }: MailSizes): MailFinding[] {
  const findings: MailFinding[] = [];
  if (html !== null && html > htmlLimit) {
    findings.push(
      advice(
        'size',
        `The text is ${formatSize(html)}. Gmail cuts emails over ${formatSize(htmlLimit)}.`,
      ),
    );
  }
  if (pictures !== null && pictures > pictureLimit) {
    findings.push(
      advice(
        'size',
        `The images are ${formatSize(pictures)}. Keep them under ${formatSize(pictureLimit)}.`,
      ),
    );
  }
  return findings;
}

const unsubscribes = (footer: string) =>
  linksOf(footer).some(({ address }) => address === unsubscribePlaceholder);

/** The reasons why an email cannot be sent, from its fields alone. */
export function mailProblems(draft: EmailCampaignDraft, brandName: string): readonly string[] {
  return mailFindings(draft, brandName, { html: null, pictures: null })
    .filter(({ kind }) => kind === 'problem')
    .map(({ text }) => text);
}

function mailFindings(
  draft: EmailCampaignDraft,
  brandName: string,
  sizes: MailSizes,
  unpaired: string | null = null,
): readonly MailFinding[] {
  const footer = footerOf(draft, brandName);
  return [
    ...subjectFindings(draft),
    ...imageFindings(draft),
    ...colorFindings(draft, unpaired),
    ...linkFindings(draft, footer),
    ...(unsubscribes(footer) || unsubscribes(draft.body)
      ? []
      : [problem('unsubscribe', 'Add an unsubscribe link to the footer.')]),
    ...sizeFindings(sizes),
  ];
}

const fineTexts: Record<Exclude<MailCheckTopic, 'colors'>, string> = {
  subject: 'Subject and preheader fit the inbox',
  images: 'Every image has alt text',
  links: 'Links are complete and say where they lead',
  unsubscribe: 'The footer has an unsubscribe link',
  size: 'The size fits mail programs',
};

/**
 * Checks an email before it is sent; a topic without findings gets one that says it is fine.
 * @param unpaired the name of the brand's color if the brand allows no text color on it
 */
export function checkMail(
  draft: EmailCampaignDraft,
  brandName: string,
  sizes: MailSizes,
  unpaired: string | null = null,
): readonly MailFinding[] {
  const findings = mailFindings(draft, brandName, sizes, unpaired);
  return mailCheckTopics.flatMap((topic): readonly MailFinding[] => {
    const found = findings.filter((each) => each.topic === topic);
    if (found.length > 0 || topic === 'colors') return found;
    if (topic === 'size' && (sizes.html === null || sizes.pictures === null)) return [];
    return [{ topic, kind: 'fine', text: fineTexts[topic] }];
  });
}
