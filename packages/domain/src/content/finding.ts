import type { Message } from '../brand/message.schema';
import type { Rule } from '../brand/rule.schema';
import type { VoiceTone } from '../brand/voice-tone.schema';
import type { WrittenField } from './diff';

/** A warning breaks something; a hint could be better. Neither keeps anybody from saving. */
export type FindingSeverity = 'warning' | 'hint';

export interface Finding {
  /** The same for the same finding of the same draft. */
  readonly id: string;
  readonly severity: FindingSeverity;
  /** The field to go to. */
  readonly field: WrittenField;
  /** Which image it is about, from 0; null for a field as a whole. */
  readonly at: number | null;
  /** The quoted text, exactly as in the field; '' for the whole field. */
  readonly quote: string;
  /** The problem. */
  readonly message: string;
  /** The suggestion. */
  readonly help: string;
  /** The source of the requirement, e.g. "Rule: Name the grower" or "LinkedIn". */
  readonly source: string;
  /** The text of the rule behind it; '' where the suggestion is enough. */
  readonly reason: string;
}

/** A brand's voice: its rules, messages and tones. */
export interface BrandVoice {
  readonly rules: readonly Pick<Rule, 'id' | 'title' | 'description' | 'examples' | 'platform'>[];
  readonly messages: readonly Pick<Message, 'type' | 'content'>[];
  readonly tones: readonly Pick<VoiceTone, 'title' | 'description' | 'examples'>[];
}

/** Of a finding about a field as a whole, for which no rule asks. */
export const whole = { at: null, quote: '', reason: '' } as const;
