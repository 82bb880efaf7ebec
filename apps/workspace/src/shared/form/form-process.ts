import type {
  Checked,
  FormRefusal,
  FormSendContext,
} from '@brandroom/machines/form-send/form-send.events';
import { formSend } from '@brandroom/machines/form-send/form-send.machine';
import type { GenericSchema } from 'valibot';
import { fromPromise } from 'xstate';

import type { OperationError } from '../api/operation-error';
import { failureMessages, operationError } from '../api/operation-error';
import { startActor } from '../actors/start-actor';
import { fieldPath } from './field-path';
import { validateValues } from './validate-values';

/** One attempt: the values when the person pressed the button, and their destination. */
export interface Attempt<Output> {
  readonly loadSchema: () => Promise<GenericSchema<unknown, Output>>;
  readonly values: object;
  /** A field reports an incomplete value. */
  readonly hasGaps: boolean;
  readonly send: (output: Output) => Promise<void>;
  /** The message for a failure as a whole; the general one by default. */
  readonly failure?: ((error: OperationError) => string | undefined) | undefined;
  /** The form's name for a path that the backend refused; `fieldPath` by default. */
  readonly pathOf?: ((path: string) => string) | undefined;
}

/** The form's text about a rejection. */
function refusalOf(
  thrown: unknown,
  { values, failure, pathOf = fieldPath }: Pick<Attempt<never>, 'values' | 'failure' | 'pathOf'>,
): FormRefusal {
  const error = operationError(thrown);
  const problems =
    error.code === 'invalid'
      ? Object.fromEntries(error.fields.map(({ path, message }) => [pathOf(path), message]))
      : {};
  const { title, text } = failureMessages[error.code];
  const words = failure?.(error) ?? `${title}. ${text}`;
  // A refused path without a field in this form is shown above the form.
  const paths = Object.keys(problems);
  const isShown = paths.every((path) => (path.split('.')[0] ?? '') in values);
  return { problems, failure: paths.length > 0 && isShown ? null : words };
}

/** The part of it that the form shows. */
export interface FormSending extends FormSendContext {
  readonly isSending: boolean;
}

/** The sending of a form, from its first attempt until the form is gone. */
export interface FormProcess<Output> {
  /** Ignored while an attempt is under way. */
  submit: (attempt: Attempt<Output>) => void;
  change: (paths: readonly string[]) => void;
  reset: () => void;
  stop: () => void;
}

/** Starts it. The typed text goes past the machine, so that no list or log of actors has it. */
export function startFormProcess<Output>(
  show: (sending: FormSending) => void,
  name = 'Form',
): FormProcess<Output> {
  let attempt: Attempt<Output> | null = null;
  let send: () => Promise<void> = () => Promise.resolve();

  async function check(): Promise<Checked> {
    if (!attempt) return { isComplete: false, problems: {} };
    const { values, hasGaps, send: sendOutput } = attempt;
    const checked = validateValues(await attempt.loadSchema(), values);
    if (!checked.isValid) return { isComplete: false, problems: checked.problems };
    send = () => sendOutput(checked.output);
    return { isComplete: !hasGaps, problems: {} };
  }
  /** Rejects with the form's error. */
  const orRefused = <Result>(effect: () => Promise<Result>) =>
    fromPromise<Result, void>(() =>
      effect().catch((thrown: unknown) => {
        throw attempt ? refusalOf(thrown, attempt) : thrown;
      }),
    );

  const actor = startActor(
    formSend.provide({
      actors: { check: orRefused(check), send: orRefused(() => send()) },
    }),
    { name, machine: 'form-send' },
  );
  actor.subscribe((snapshot) =>
    show({ ...snapshot.context, isSending: snapshot.matches('sending') }),
  );
  return {
    submit: (next) => {
      if (actor.getSnapshot().hasTag('busy')) return;
      attempt = next;
      actor.send({ type: 'SUBMIT' });
    },
    change: (paths) => actor.send({ type: 'CHANGE', paths }),
    reset: () => actor.send({ type: 'RESET' }),
    stop: () => actor.stop(),
  };
}
