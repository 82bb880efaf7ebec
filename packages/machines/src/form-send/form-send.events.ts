/** The message of each field that needs attention, by the path of the field: `email`, `images.0.alt`. */
export type FieldMessages = Readonly<Record<string, string>>;

/** The result of the check before sending. */
export interface Checked {
  /** Whether it can be sent. A field may be incomplete without a message, such as half a date. */
  readonly isComplete: boolean;
  readonly problems: FieldMessages;
}

/** Why a form was not sent, in words for the person. */
export interface FormRefusal {
  readonly problems: FieldMessages;
  /** The message of the whole form; null where the fields say everything. */
  readonly failure: string | null;
}

export type FormSendEvent =
  | { type: 'SUBMIT' }
  /** Fields were changed, so their error messages no longer apply. */
  | { type: 'CHANGE'; paths: readonly string[] }
  | { type: 'RESET' };

/** The state that the form shows. Typed text is kept outside, so that no log or link can contain it. */
export interface FormSendContext extends FormRefusal {
  /** Grows with each refusal: the form then moves focus to the first error. */
  readonly refusals: number;
}
