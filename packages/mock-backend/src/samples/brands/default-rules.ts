import type { GuidelineDraft } from '@brandroom/domain/brand/guideline.schema';
import type { RuleDraft } from '@brandroom/domain/brand/rule.schema';

/** The rules that every brand starts with. */
export const defaultRules: readonly RuleDraft[] = [
  {
    title: 'Source Verification',
    description:
      'Every figure, quote and claim names where it comes from, and the source is one that we would show a customer.',
    examples: [
      'Good: "Four in ten members ride to work, says our own survey of 2025."',
      'Bad: "Studies show that most people agree."',
    ],
    platform: 'all',
  },
  {
    title: 'Social Media Engagement',
    description:
      'Answer within one working day, by first name, and take complaints to a private message before they grow.',
    examples: [
      'Good: "Hi Dana, that should not happen. I have sent you a message so that we can put it right."',
      'Bad: "Please contact our support department."',
    ],
    platform: 'social',
  },
  {
    title: 'Blog Content Structure',
    description:
      'Open with what the reader gets, use a heading every three paragraphs, and close with one thing to do next.',
    examples: [
      'Good: A first sentence that answers the question in the title.',
      'Bad: Four paragraphs on the history of the company before the point.',
    ],
    platform: 'blog',
  },
];

/** The guidelines of the co-branding page, with other titles than the cards drawn above them. */
export const defaultGuidelines: readonly GuidelineDraft[] = [
  {
    title: 'Clear Space',
    description:
      'Keep a clear space of 1x logo height on every side, give both logos equal visual weight, and center them vertically on one line.',
    dos: [
      'Measure the clear space by the height of the taller logo',
      'Center both logos on one line',
    ],
    donts: ['Let text or pictures reach into the clear space', 'Join two logos into one mark'],
  },
  {
    title: 'Colors and Backgrounds',
    description:
      'Each logo keeps its own colors. Where they clash, show both in one color on a plain background.',
    dos: ['Use the one-color versions on photographs', 'Check the contrast of both logos'],
    donts: ["Recolor a partner's logo", 'Set either logo on a busy pattern'],
  },
  {
    title: 'Visual Weight',
    description:
      'Logos of equal partners look equally large: match their optical weight, not their outlines. A sponsor stands at half the height of the host.',
    dos: ['Compare both logos in gray from two meters away'],
    donts: ['Show a logo less than 24 pixels or 8 millimeters high'],
  },
];
