import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { agencyDraft, ownershipTransfer } from './account/agency.schema';
import {
  defaultNotificationSettings,
  notificationSettings,
} from './account/notification-settings.schema';
import { passwordChange } from './account/password.schema';
import { plan, samplePlan } from './account/plan.schema';
import { credentials, profilePatch, registration } from './account/user.schema';
import { brandDraft } from './brand/brand.schema';
import { colorDraft, newColor } from './brand/color.schema';
import { guidelineDraft } from './brand/guideline.schema';
import { messageDraft } from './brand/message.schema';
import { newRule, ruleDraft } from './brand/rule.schema';
import { typographyDraft } from './brand/typography.schema';
import { voiceToneDraft } from './brand/voice-tone.schema';
import { campaignDraft, defaultAgeRange } from './campaign/campaign.schema';
import { emailCampaignDraft } from './campaign/email-campaign.schema';
import { printItemDraft, printSizes } from './campaign/print-item.schema';
import { contentDraft } from './content/content.schema';
import { imageRequest } from './content/generated-image.schema';
import { textRequest } from './content/generated-text.schema';
import { fieldProblemsOf } from './contract/field-problems';
import { wordPressDraft } from './integration/wordpress.schema';
import { keywordGroupDraft } from './keyword/keyword.schema';
import { presets } from './rights/presets';
import { inviteDraft } from './team/member.schema';
import { instant, plainDate } from './time.schema';

const social = {
  type: 'social',
  title: 'Spring launch',
  description: '',
  body: 'It is here.',
  images: [],
  campaignId: null,
  tags: [],
  platform: 'linkedin',
};
const { platform: _, ...common } = social;
const campaign = {
  name: 'Spring',
  description: 'Everything for spring.',
  startDate: '2025-06-01',
  endDate: null,
  status: 'draft',
  budget: 5000,
  goals: ['Be seen'],
  channels: ['linkedin'],
  targeting: { locations: [], ageRange: defaultAgeRange, interests: [] },
};
const tone = { title: 'Warm', description: 'Like a friend.', examples: ['Come in.'] };

/** A form's schema and an input that it accepts. */
const forms = {
  'sign-in': [credentials, { email: 'a@example.com', password: 'x' }],
  registration: [
    registration,
    { name: 'Ann', email: 'a@example.com', password: 'x', acceptsTerms: true },
  ],
  profile: [profilePatch, { name: 'Ann', email: 'a@example.com' }],
  brand: [brandDraft, { name: 'Acme', description: '' }],
  color: [colorDraft, { ...newColor, name: 'Deep blue' }],
  typography: [
    typographyDraft,
    { name: 'Text', family: 'Source Serif 4', weights: ['400', 'Bold'], usage: 'Body', url: '' },
  ],
  tone: [voiceToneDraft, tone],
  message: [messageDraft, { type: 'tagline', content: 'Onwards', description: '' }],
  rule: [ruleDraft, { ...tone, platform: 'all' }],
  guideline: [guidelineDraft, { title: 'Space', description: 'Keep it.', dos: [], donts: [] }],
  'social post': [contentDraft, social],
  email: [contentDraft, { ...common, type: 'email', subject: 'Hello', preheader: '' }],
  'blog post': [
    contentDraft,
    { ...common, type: 'blog', seoTitle: '', seoDescription: '', excerpt: '' },
  ],
  campaign: [campaignDraft, campaign],
  'email campaign': [
    emailCampaignDraft,
    { name: 'June', subject: 'Hello', preheader: '', body: 'Text', template: 'newsletter' },
  ],
  'print item': [
    printItemDraft,
    {
      name: 'Card',
      type: 'businessCard',
      size: 'businessCard',
      orientation: 'landscape',
      headline: 'Acme',
      body: '',
    },
  ],
  'keyword group': [keywordGroupDraft, { name: 'Shoes', keywords: ['running shoes'] }],
  invite: [inviteDraft, { accessLevel: 'viewer', email: 'a@example.com' }],
  'custom invite': [
    inviteDraft,
    { accessLevel: 'custom', email: 'a@example.com', permissions: presets.viewer },
  ],
  image: [imageRequest, { prompt: 'A lighthouse', style: 'realistic', aspectRatio: '1:1' }],
  'text for social': [textRequest, { type: 'social', prompt: 'Spring', platforms: ['x'] }],
  'text for blog': [textRequest, { type: 'blog', prompt: 'Spring' }],
  wordpress: [
    wordPressDraft,
    { url: 'https://blog.example.com', username: 'ann', applicationPassword: 'abcd efgh' },
  ],
  agency: [
    agencyDraft,
    {
      name: 'Northlight',
      website: 'https://example.com',
      phone: '',
      email: '',
      address: '',
      description: '',
      logo: null,
    },
  ],
  'transfer of ownership': [
    ownershipTransfer,
    { email: 'a@example.com', confirmation: 'Northlight' },
  ],
  password: [passwordChange, { current: 'old', next: 'long enough', confirmation: 'long enough' }],
} satisfies Record<string, readonly [v.GenericSchema, unknown]>;

type Form = keyof typeof forms;

function problems(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const result = v.safeParse(schema, input);
  return Object.fromEntries(
    result.success ? [] : fieldProblemsOf(result.issues).map((p) => [p.path, p.message]),
  );
}

/** By hand: the form, the typed values, the field that is refused, the message. */
const refusals: readonly (readonly [Form, Record<string, unknown>, string, string])[] = [
  ['sign-in', { email: ' ' }, 'email', 'Enter an email address.'],
  ['sign-in', { email: 'ann' }, 'email', 'Enter an email address like name@example.com.'],
  ['sign-in', { password: '' }, 'password', 'Enter your password.'],
  ['registration', { name: '' }, 'name', 'Enter your full name.'],
  ['registration', { email: '' }, 'email', 'Enter an email address.'],
  ['registration', { password: '' }, 'password', 'Enter your password.'],
  [
    'registration',
    { acceptsTerms: false },
    'acceptsTerms',
    'Accept the terms to create an account.',
  ],
  ['profile', { name: '  ' }, 'name', 'Enter your full name.'],
  ['profile', { email: '' }, 'email', 'Enter an email address.'],
  ['brand', { name: '' }, 'name', 'Enter a name for the brand.'],
  ['color', { name: '' }, 'name', 'Enter a name for the color.'],
  ['color', { hex: '' }, 'hex', 'Enter a HEX value.'],
  ['color', { hex: '#20537' }, 'hex', 'Enter a HEX value like #205375.'],
  ['color', { rgb: '' }, 'rgb', 'Enter an RGB value.'],
  ['color', { rgb: 'rgb(1, 2, 256)' }, 'rgb', 'Enter an RGB value like rgb(32, 83, 117).'],
  ['color', { rgb: 'rgb(1, 2, 3)' }, 'rgb', 'HEX and RGB name different colors.'],
  ['color', { cmyk: '' }, 'cmyk', 'Enter a CMYK value.'],
  ['color', { cmyk: 'cmyk(1, 2, 3)' }, 'cmyk', 'Enter a CMYK value like cmyk(73, 29, 0, 54).'],
  ['typography', { name: '' }, 'name', 'Enter a name for the font.'],
  ['typography', { family: '' }, 'family', 'Enter the font family.'],
  ['typography', { weights: [] }, 'weights', 'Enter at least one weight.'],
  ['typography', { usage: '' }, 'usage', 'Say what the font is used for.'],
  [
    'typography',
    { url: 'data:text/html,<b>' },
    'url',
    'Enter a web address like https://example.com.',
  ],
  ['tone', { title: '' }, 'title', 'Enter a title.'],
  ['tone', { description: '' }, 'description', 'Describe the tone.'],
  ['tone', { examples: [] }, 'examples', 'Give at least one example.'],
  ['tone', { examples: ['One', ' '] }, 'examples.1', 'Write the example or remove it.'],
  ['message', { content: '' }, 'content', 'Write the message.'],
  ['rule', { title: '' }, 'title', 'Enter a title.'],
  ['rule', { description: '' }, 'description', 'Describe the rule.'],
  ['rule', { examples: newRule.examples }, 'examples.0', 'Give at least one example.'],
  ['guideline', { title: '' }, 'title', 'Enter a title.'],
  ['guideline', { dos: [''] }, 'dos.0', 'Write the example or remove it.'],
  ['social post', { title: '' }, 'title', 'Enter a title.'],
  ['social post', { body: ' \n ' }, 'body', 'Write the text.'],
  ['email', { subject: '' }, 'subject', 'Enter a subject line.'],
  ['blog post', { title: '' }, 'title', 'Enter a title.'],
  ['blog post', { tags: [''] }, 'tags.0', 'A tag cannot be empty.'],
  ['campaign', { name: '' }, 'name', 'Enter a name for the campaign.'],
  ['campaign', { description: '' }, 'description', 'Describe the campaign.'],
  ['campaign', { startDate: '' }, 'startDate', 'Enter a start date.'],
  ['campaign', { endDate: '2025-05-31' }, 'endDate', 'The campaign cannot end before it starts.'],
  ['campaign', { endDate: '2025-02-29' }, 'endDate', 'This day is not in the calendar.'],
  ['campaign', { budget: 'much' }, 'budget', 'Enter the budget as a number.'],
  ['campaign', { budget: -1 }, 'budget', 'A budget cannot be below zero.'],
  ['campaign', { goals: [] }, 'goals', 'Enter at least one goal.'],
  ['campaign', { goals: ['Be seen', ''] }, 'goals.1', 'Write the goal or remove it.'],
  [
    'campaign',
    { targeting: { ...campaign.targeting, ageRange: { min: 40, max: 30 } } },
    'targeting.ageRange.max',
    'The oldest age can’t be below the youngest.',
  ],
  ['email campaign', { subject: '' }, 'subject', 'Enter a subject line.'],
  ['print item', { name: '' }, 'name', 'Enter a name.'],
  ['keyword group', { name: '' }, 'name', 'Enter a name for the group.'],
  ['keyword group', { keywords: [] }, 'keywords', 'Enter at least one keyword.'],
  ['invite', { email: '' }, 'email', 'Enter an email address.'],
  ['invite', { email: 'ann at home' }, 'email', 'Enter an email address like name@example.com.'],
  ['image', { prompt: '' }, 'prompt', 'Describe the image.'],
  ['text for social', { platforms: [] }, 'platforms', 'Select at least one platform.'],
  ['text for blog', { prompt: ' ' }, 'prompt', 'Say what the text should be about.'],
  ['wordpress', { url: '' }, 'url', 'Enter the site URL.'],
  ['wordpress', { url: 'blog' }, 'url', 'Enter a web address like https://example.com.'],
  ['wordpress', { username: '' }, 'username', 'Enter the username.'],
  [
    'wordpress',
    { applicationPassword: '' },
    'applicationPassword',
    'Enter the application password.',
  ],
  ['agency', { name: '' }, 'name', 'Enter the name of the agency.'],
  ['agency', { email: 'office' }, 'email', 'Enter an email address like name@example.com.'],
  ['transfer of ownership', { email: '' }, 'email', 'Enter the new owner’s email.'],
  ['password', { current: '' }, 'current', 'Enter your current password.'],
  ['password', { confirmation: '' }, 'confirmation', 'Enter the new password again.'],
  ['password', { next: '' }, 'next', 'Enter a new password.'],
  ['password', { next: 'short', confirmation: 'short' }, 'next', 'Use at least 8 characters.'],
  ['password', { confirmation: 'long enougx' }, 'confirmation', 'The two new passwords differ.'],
];

describe('the input of forms', () => {
  it.each(Object.keys(forms) as Form[])('takes a complete %s', (name) => {
    const [schema, complete] = forms[name];
    expect(problems(schema, complete)).toEqual({});
  });

  it.each(refusals)('refuses in %s %o at %s', (name, typed, field, message) => {
    const [schema, complete] = forms[name];
    expect(problems(schema, { ...complete, ...typed })).toEqual({ [field]: message });
  });

  it.each(Object.keys(forms) as Form[])('refuses a field that %s does not have', (name) => {
    const [schema, complete] = forms[name];
    expect(v.is(schema, { ...complete, isAdmin: true })).toBe(false);
  });

  it('trims typed text and lower-cases addresses', () => {
    expect(v.parse(credentials, { email: ' Ann@Example.COM ', password: ' x ' })).toEqual({
      email: 'ann@example.com',
      password: ' x ',
    });
    expect(v.parse(keywordGroupDraft, { name: ' A ', keywords: [' b '] })).toEqual({
      name: 'A',
      keywords: ['b'],
    });
  });

  it('refuses text that not every store can hold', () => {
    for (const title of ['a\0b', 'a\uD800b']) {
      expect(problems(contentDraft, { ...social, title })).toEqual({
        title: 'This text contains a character that cannot be stored.',
      });
    }
  });

  it('refuses a custom invite whose matrix leaves a flag out or adds one', () => {
    const { files: __, ...incomplete } = presets.viewer;
    for (const permissions of [incomplete, { ...presets.viewer, root: {} }]) {
      expect(
        v.is(inviteDraft, { accessLevel: 'custom', email: 'a@example.com', permissions }),
      ).toBe(false);
    }
  });

  it('keeps what ships with the product within its own rules', () => {
    expect(v.is(notificationSettings, defaultNotificationSettings)).toBe(true);
    expect(v.is(v.omit(plan, ['workspace']), samplePlan)).toBe(true);
    for (const size of Object.keys(printSizes)) {
      expect(problems(printItemDraft, { ...forms['print item'][1], size })).toEqual({});
    }
  });
});

describe('moments and days', () => {
  it.each(['2025-06-01T09:00:00.000Z', '2024-02-29T23:59:59.999Z'])('take %s', (value) => {
    expect(v.is(instant, value)).toBe(true);
  });

  it.each([
    '2025-06-01T09:00:00Z',
    '2025-06-01T09:00:00.000+02:00',
    '2025-02-30T09:00:00.000Z',
    '2025-06-01',
    '',
  ])('refuse the moment %j', (value) => {
    expect(v.is(instant, value)).toBe(false);
  });

  it.each(['2025-02-29', '2025-13-01', '2025-6-1', '01.06.2025', ''])(
    'refuse the day %j',
    (value) => {
      expect(v.is(plainDate, value)).toBe(false);
    },
  );
});
