import type { Color } from '@brandroom/domain/brand/color.schema';
import { colorRoles } from '@brandroom/domain/brand/color.schema';
import { allowedColorPairs } from '@brandroom/domain/brand/color-pair';
import { colorsOfRole } from '@brandroom/domain/brand/color-order';
import type { Guideline } from '@brandroom/domain/brand/guideline.schema';
import type { Logo } from '@brandroom/domain/brand/logo.schema';
import type { Message } from '@brandroom/domain/brand/message.schema';
import { messageTypes } from '@brandroom/domain/brand/message.schema';
import type { Rule } from '@brandroom/domain/brand/rule.schema';
import type { Typography } from '@brandroom/domain/brand/typography.schema';
import type { VoiceTone } from '@brandroom/domain/brand/voice-tone.schema';

/** All data of a brand that a person may see. */
export interface BrandBook {
  readonly name: string;
  readonly description: string;
  readonly logos: readonly Logo[];
  readonly colors: readonly Color[];
  readonly fonts: readonly Typography[];
  readonly tones: readonly VoiceTone[];
  readonly messages: readonly Message[];
  readonly rules: readonly Rule[];
  readonly guidelines: readonly Guideline[];
}

const partNames = [
  'logos',
  'colors',
  'typography',
  'voice',
  'messaging',
  'context',
  'coBranding',
] as const;
export type BookPart = (typeof partNames)[number];

/** Returns the parts that have content, in the order of the book. */
export function bookParts(book: BrandBook): readonly BookPart[] {
  const counts: Record<BookPart, number> = {
    logos: book.logos.length,
    colors: book.colors.length,
    typography: book.fonts.length,
    voice: book.tones.length,
    messaging: book.messages.length,
    context: book.rules.length,
    // The co-branding rules show the brand's own logo.
    coBranding: book.logos.length + book.guidelines.length,
  };
  return partNames.filter((name) => counts[name] > 0);
}

/** Returns the color roles that have colors. */
export function colorGroups(colors: readonly Color[]) {
  return colorRoles
    .map((role) => ({ role, colors: colorsOfRole(colors, role) }))
    .filter((group) => group.colors.length > 0);
}

/** Returns the message types that have messages. */
export function messageGroups(messages: readonly Message[]) {
  return messageTypes
    .map((type) => ({ type, messages: messages.filter((each) => each.type === type) }))
    .filter((group) => group.messages.length > 0);
}

/** Returns the allowed pairs, highest contrast first. */
export function allowedPairs(colors: readonly Color[]) {
  return allowedColorPairs(colors).toSorted((a, b) => b.ratio - a.ratio);
}
