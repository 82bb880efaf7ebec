import type { SampleBrand } from './sample-brand';
import { defaultGuidelines, defaultRules } from './default-rules';

/** Community health clinics: calm, clear, kind. */
export const tidewell: SampleBrand = {
  name: 'Tidewell Clinics',
  description:
    'Family doctors, physiotherapy and talking therapy under one roof, in four towns by the sea.',
  site: 'tidewell.example',
  colors: [
    ['Deep Tide', '#0E5A6B', 'primary', 'PMS 7715 C', 'RAL 5020'],
    ['Coral', '#F2836B', 'accent', 'PMS 7416 C', 'RAL 3022'],
    ['Shallow Water', '#A8D8D0', 'secondary', 'PMS 7464 C', 'RAL 6027'],
    ['Warm Sand', '#F5E6D3', 'other', 'PMS 7506 C', 'RAL 1015'],
  ],
  pairs: [
    ['Deep Tide', 'Warm Sand'],
    ['Deep Tide', 'Shallow Water'],
  ],
  fonts: [
    {
      name: 'All text',
      family: 'Nunito Sans',
      weights: ['400', '600', '800'],
      usage: 'Signs, letters and screens; never below 16 pixels, never in capitals alone.',
      url: 'https://fonts.google.com/specimen/Nunito+Sans',
    },
  ],
  tones: [
    {
      title: 'Calm and clear',
      description: 'Short words, one idea a sentence, what happens next before why.',
      examples: [
        'Your appointment takes 20 minutes. Bring your list of medicines.',
        'You do not need to fast before this test.',
      ],
    },
    {
      title: 'Kind without pity',
      description: 'People have conditions, they are not conditions. We say what they can do.',
      examples: ['Living with arthritis? Warm water and slow movement help most people.'],
    },
  ],
  messages: [
    { type: 'tagline', content: 'Care that has time.', description: 'Signs and letters.' },
    {
      type: 'pillar',
      content: 'One team for body and mind',
      description: 'Doctor, physiotherapist and therapist share one plan with you.',
    },
    { type: 'value', content: 'Plain words, always', description: 'Reading age of eleven.' },
  ],
  rules: defaultRules,
  guidelines: defaultGuidelines,
  logos: [
    { type: 'primary', name: 'Tidewell primary.svg' },
    { type: 'favicon', name: 'Tidewell favicon.svg' },
  ],
  campaigns: [
    {
      name: 'Move a Little',
      description: 'Ten minutes of movement a day, for people who have not moved for a while.',
      startDate: -58_000,
      contentFrom: -12_000,
      endDate: 48 * 1440,
      status: 'active',
      budget: 6000,
      goals: ['600 people join a walking group', 'Half of them still walk after eight weeks'],
      channels: ['facebook', 'blog', 'email'],
      targeting: {
        locations: ['Seaham', 'Marske', 'Whitby'],
        ageRange: { min: 45, max: 85 },
        interests: ['Walking', 'Health', 'Grandchildren'],
      },
    },
  ],
  emails: [
    {
      name: 'Flu vaccination invitation',
      subject: 'Your flu vaccination: choose a time',
      preheader: 'It takes ten minutes. No charge.',
      body: 'Hello,\n\nyou can have your flu vaccination at your clinic. It takes ten minutes and costs nothing.\n\nChoose a time below, or call us between eight and six.',
      template: 'announcement',
    },
    {
      name: 'Walking group, week one',
      subject: 'Your first walk is on Thursday',
      preheader: 'Flat, slow, and there is tea afterwards.',
      body: 'Hello,\n\nthank you for joining. We meet on Thursday at ten, at the clinic door. The path is flat, and we go as fast as the slowest of us.\n\nBring a coat. There is tea afterwards.',
      template: 'event',
    },
  ],
  prints: [
    {
      name: 'Welcome leaflet',
      type: 'brochure',
      size: 'A5',
      orientation: 'portrait',
      headline: 'Welcome to your clinic',
      body: 'Opening hours, how to book, and what to do at night and on Sundays.',
    },
    {
      name: 'Walking group poster',
      type: 'flyer',
      size: 'A4',
      orientation: 'portrait',
      headline: 'Ten minutes, by the sea',
      body: 'Thursdays at ten, from the clinic door. Flat path, slow pace, tea afterwards.',
    },
    {
      name: 'Appointment card',
      type: 'businessCard',
      size: 'businessCard',
      orientation: 'landscape',
      headline: 'Your next appointment',
      body: 'Date, time, room. To change it, call us by noon the day before.',
    },
  ],
  keywordGroups: [
    {
      name: 'Services',
      keywords: ['physiotherapy whitby', 'talking therapy near me', 'flu jab seaham'],
    },
    {
      name: 'Advice',
      keywords: ['knee pain exercises', 'how to sleep better', 'gentle exercise at home'],
    },
  ],
  slots: {
    town: ['Seaham', 'Marske', 'Whitby', 'Saltburn'],
    person: [
      'Dr. Okafor',
      'Nurse Jenny',
      'Ravi, physiotherapist',
      'Dr. Lindqvist',
      'Moira, therapist',
    ],
    ache: ['a stiff neck', 'sore knees', 'a bad back', 'tired feet', 'a frozen shoulder'],
    help: [
      'a warm shower',
      'ten slow steps',
      'five deep breaths',
      'an early night',
      'a short walk',
    ],
    service: [
      'flu vaccination',
      'blood pressure check',
      'hearing test',
      'foot check',
      'sleep clinic',
    ],
  },
  social: [
    {
      title: 'Ten minutes for {ache}',
      body: 'Got {ache}? Start with {help}. Do it every day for a week, and stop if it hurts. Still there after that? Come and see us.',
      more: 'Most aches get better with gentle movement. {person} has put four exercises on one page, with large pictures. You find it at the desk and on our site.',
      tags: ['move-a-little', 'advice'],
    },
    {
      title: 'Meet {person}',
      body: 'This is {person}, at our clinic in {town}. Best advice after twenty years: {help}, and ask for help sooner than you think.',
      more: 'Each of our patients has one named person who knows their plan. You can always ask to see the same face again.',
      tags: ['people'],
    },
    {
      title: '{Service} in {town}',
      body: 'There are free places for the {service} in {town} this week. It takes ten minutes. You can book by phone or at the desk.',
      more: 'Bring your list of medicines. If you need a chair, an interpreter or a quiet room, tell us when you book and it will be there.',
      tags: ['services'],
    },
    {
      title: 'Walking group in {town}',
      body: 'We walk in {town} on Thursdays at ten. Flat path, slow pace, tea afterwards. Nobody is left behind.',
      more: 'Last month 48 of us walked, the youngest was 31, the oldest 88, and one was a spaniel. {person} walks along.',
      tags: ['move-a-little', 'events'],
    },
    {
      title: 'Hard week? Try {help}',
      body: 'A hard week is not a failure. Tonight, try {help}. If it stays heavy for two weeks, talk to us. You do not need a reason.',
      more: 'Talking therapy in {town} has a waiting time of nine days at the moment. In a crisis call the emergency number; somebody always answers.',
      tags: ['mind', 'advice'],
    },
  ],
  email: [
    {
      title: 'Invitation: {service}',
      subject: 'Your {service} in {town}',
      preheader: 'Ten minutes, no charge, at a time that suits you.',
      body: [
        'Hello,',
        'you are due for a {service}. It takes ten minutes and costs nothing. You can have it at our clinic in {town}.',
        'Choose a time below, or call us between eight and six. If you do not want it, tell us once and we will not ask again.',
      ],
    },
    {
      title: 'Move a Little: a week against {ache}',
      subject: 'This week: gentle help for {ache}',
      preheader: 'Start with {help}.',
      body: [
        'Hello,',
        'this week is about {ache}. Start with {help}. It should feel like an effort and never like pain.',
        '{person} shows the four exercises in a short film with captions. Write to us if one of them does not suit you.',
      ],
    },
  ],
  blog: [
    {
      title: 'What helps against {ache}',
      excerpt: 'Four gentle exercises, when to rest, and when to come and see us.',
      seoTitle: 'Gentle help for {ache} | Tidewell Clinics',
      seoDescription:
        'Four gentle exercises for {ache}, explained in plain words by our physiotherapists.',
      body: [
        'Most people with {ache} get better within six weeks, and gentle movement is the best help. Start with {help}.',
        '## Four exercises',
        '1. Stand up slowly, ten times.\n2. Roll your shoulders, ten times.\n3. Walk to the next corner and back.\n4. Stretch, and count to twenty.',
        '## When to see us',
        'Come to the clinic if it wakes you at night, if you fell, or if it has not changed after six weeks.',
        '## What to do next',
        'Do the first exercise now. It takes a minute.',
      ],
      tags: ['advice', 'move-a-little'],
    },
    {
      title: 'Your first visit to {person}',
      excerpt: 'What to bring, how long it takes, and what we will ask you.',
      seoTitle: 'What to expect at your first visit | Tidewell Clinics',
      seoDescription:
        'Your first visit to our clinic in {town}: what to bring, how long it takes, what we ask.',
      body: [
        'A first visit takes 30 minutes. {person} will mostly listen.',
        '## What to bring',
        'Your list of medicines, your questions on paper, and somebody you trust if you like.',
        '## What we ask',
        'How you sleep, what you can no longer do and would like to, and what already helps, be it {help} or a good friend.',
        '## What to do next',
        'Call us in {town} between eight and six, or choose a time on our site.',
      ],
      tags: ['services', 'people'],
    },
  ],
  rejections: [
    'This promises a cure. Say what helps most people, and name the source.',
    'Reading age is too high: shorter sentences, please.',
  ],
};
