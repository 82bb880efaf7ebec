import { useEffect, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';

import type { OperationError } from '../api/operation-error';
import { failureMessages } from '../api/operation-error';
import type { FormProcess, FormSending } from './form-process';

export interface FormOptions<Values extends object, Output> {
  /** Its name in the list of running actors, from its first attempt on. */
  name?: string;
  /** The schema, or a function that loads it where the form is on a first page. */
  schema: GenericSchema<unknown, Output> | (() => Promise<GenericSchema<unknown, Output>>);
  initial: Values;
  /** Sends the values; a rejection is shown in the form and keeps the input. */
  onSubmit: (output: Output) => Promise<void>;
  /** The message for a failure of the whole form; the general one by default. */
  failure?: (error: OperationError) => string | undefined;
  /** Maps a path that the backend refused to the form's field name; `fieldPath` by default. */
  pathOf?: (path: string) => string;
}

export interface Form<Values extends object> {
  values: Values;
  /** Changes values and clears the errors at `paths`, by default the changed names. */
  set: (change: Partial<Values>, paths?: readonly string[]) => void;
  /**
   * Changes values that need no saving, such as the shown tab, without marking the form as changed.
   */
  show: (change: Partial<Values>) => void;
  /** Resets the form to its initial values, or to other values that count as saved. */
  reset: (values?: Values) => void;
  /** The value, handler and error of one field, as props for the ui's fields. */
  field: <K extends keyof Values & string>(
    name: K,
  ) => {
    name: K;
    value: Values[K];
    onChange: (value: Values[K]) => void;
    errorMessage: string | undefined;
  };
  problem: (path: string) => string | undefined;
  /** The error of the whole form, if any. */
  failure: string | null;
  /** Increases with each refused attempt; `Form` then moves focus to the first error. */
  failedAttempts: number;
  /** Whether values were changed and not sent. */
  isChanged: boolean;
  /** Whether a field has an incomplete value, such as half a date; set by the ui's `Form`. */
  isIncomplete: boolean;
  onIncompleteChange: (isIncomplete: boolean) => void;
  /** Whether the form has unsent input: changed or incomplete. */
  isDirty: boolean;
  isSubmitting: boolean;
  /** Submits the form unless it has errors; `hasGaps`: a field reports an incomplete value. */
  submit: (hasGaps: boolean) => void;
  /** Preloads the code of the first validation. */
  prepare: () => void;
}

const notSent: FormSending = { problems: {}, failure: null, refusals: 0, isSending: false };

/**
 * A form over a Valibot schema (docs/decisions/0025-forms-as-one-machine.md). It validates on submit,
 * never while a person is typing; a field's error disappears when the field changes. Backend errors
 * appear at the same fields.
 */
export function useForm<Values extends object, Output>(
  options: FormOptions<Values, Output>,
): Form<Values> {
  const { schema, initial, onSubmit, failure, pathOf } = options;
  const [values, setValues] = useState(initial);
  const [sending, setSending] = useState(notSent);
  const [isChanged, setChanged] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const loading = useRef<Promise<FormProcess<Output>>>(undefined);
  const process = useRef<FormProcess<Output>>(undefined);
  // Refusals before the process was there to count them.
  const earlier = useRef(0);
  const { problems } = sending;

  useEffect(
    () => () => {
      void loading.current?.then(
        (started) => started.stop(),
        () => {},
      );
      process.current = undefined;
      loading.current = undefined;
    },
    [],
  );

  function set(change: Partial<Values>, paths: readonly string[] = Object.keys(change)) {
    setValues((all) => ({ ...all, ...change }));
    if (Object.keys(problems).length > 0) process.current?.change(paths);
    setChanged(true);
  }

  const show = (change: Partial<Values>) => setValues((all) => ({ ...all, ...change }));

  function reset(next: Values = initial) {
    setValues(next);
    if (sending.failure !== null || Object.keys(problems).length > 0) {
      setSending((shown) => ({ ...shown, problems: {}, failure: null }));
      process.current?.reset();
    }
    setChanged(false);
  }

  /** Loaded with the first attempt; rejects if that fails. */
  async function start(): Promise<FormProcess<Output>> {
    const { startFormProcess } = await import('./form-process');
    process.current = startFormProcess<Output>(
      (next) => setSending({ ...next, refusals: next.refusals + earlier.current }),
      options.name,
    );
    return process.current;
  }

  const loadSchema = async () => (typeof schema === 'function' ? schema() : schema);

  async function send(hasGaps: boolean) {
    try {
      loading.current ??= start();
      const started = await loading.current;
      started.submit({
        loadSchema,
        values,
        hasGaps,
        send: async (output) => {
          await onSubmit(output);
          setChanged(false);
        },
        failure,
        pathOf,
      });
    } catch {
      const { title, text } = failureMessages.failed;
      loading.current = undefined;
      earlier.current += 1;
      setSending({ ...notSent, failure: `${title}. ${text}`, refusals: earlier.current });
    }
  }

  return {
    values,
    set,
    show,
    reset,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
      errorMessage: problems[name],
    }),
    problem: (path) => problems[path],
    failure: sending.failure,
    failedAttempts: sending.refusals,
    isChanged,
    isIncomplete,
    onIncompleteChange: setIncomplete,
    isDirty: isChanged || isIncomplete,
    isSubmitting: sending.isSending,
    submit: (hasGaps) => void send(hasGaps),
    // A load failure is reported on submit.
    prepare: () =>
      void Promise.all([import('./form-process'), loadSchema()]).catch(() => undefined),
  };
}
