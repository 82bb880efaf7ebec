import { useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';

import type { OperationError } from '../api/operation-error';
import { failureMessages, operationError } from '../api/operation-error';
import type { FieldErrors } from './validate-values';

export interface FormOptions<Values extends object, Output> {
  /** The schema, or a function that loads it where the form is on a first page. */
  schema: GenericSchema<unknown, Output> | (() => Promise<GenericSchema<unknown, Output>>);
  initial: Values;
  /** Sends the values; a rejection is shown in the form and keeps the input. */
  onSubmit: (output: Output) => Promise<void>;
  /** The message for a failure of the whole form; the general one by default. */
  failure?: (error: OperationError) => string | undefined;
  /** Maps a path that the backend refused to the form's field name; the same path by default. */
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

function without(problems: FieldErrors, changed: readonly string[]): FieldErrors {
  const isOf = (path: string) =>
    changed.some((name) => path === name || path.startsWith(`${name}.`));
  return Object.fromEntries(Object.entries(problems).filter(([path]) => !isOf(path)));
}

/**
 * A form over a Valibot schema. It validates on submit, never while a person is typing; a field's
 * error disappears when the field changes. Backend errors appear at the same fields.
 */
export function useForm<Values extends object, Output>(
  options: FormOptions<Values, Output>,
): Form<Values> {
  const { schema, initial, onSubmit, pathOf = (path: string) => path } = options;
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [isChanged, setChanged] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  // A ref, because the state lags one render behind when Enter is pressed twice.
  const isSending = useRef(false);

  function set(change: Partial<Values>, paths: readonly string[] = Object.keys(change)) {
    setValues((all) => ({ ...all, ...change }));
    setProblems((all) => without(all, paths));
    setChanged(true);
  }

  const show = (change: Partial<Values>) => setValues((all) => ({ ...all, ...change }));

  function reset(next: Values = initial) {
    setValues(next);
    setProblems({});
    setFailure(null);
    setChanged(false);
  }

  function refuse(next: FieldErrors, words: string | null) {
    setProblems(next);
    setFailure(words);
    setFailedAttempts((count) => count + 1);
  }

  function refuseAs(error: OperationError) {
    const fields =
      error.code === 'invalid'
        ? Object.fromEntries(error.fields.map(({ path, message }) => [pathOf(path), message]))
        : {};
    const { title, text } = failureMessages[error.code];
    const words = options.failure?.(error) ?? `${title}. ${text}`;
    // A refused path without a field in this form is shown above the form.
    const paths = Object.keys(fields);
    const isShown = paths.every((path) => (path.split('.')[0] ?? '') in values);
    refuse(fields, paths.length > 0 && isShown ? null : words);
  }

  /** Loaded when first needed; rejects if that fails. */
  async function check() {
    const [{ validateValues }, loaded] = await Promise.all([
      import('./validate-values'),
      typeof schema === 'function' ? schema() : schema,
    ]);
    return validateValues(loaded, values);
  }

  async function send(hasGaps: boolean) {
    isSending.current = true;
    try {
      const checked = await check();
      if (!checked.isValid || hasGaps) {
        refuse(checked.isValid ? {} : checked.problems, null);
        return;
      }
      setFailure(null);
      setProblems({});
      setSubmitting(true);
      await onSubmit(checked.output);
      setChanged(false);
    } catch (error) {
      refuseAs(operationError(error));
    } finally {
      isSending.current = false;
      setSubmitting(false);
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
    failure,
    failedAttempts,
    isChanged,
    isIncomplete,
    onIncompleteChange: setIncomplete,
    isDirty: isChanged || isIncomplete,
    isSubmitting,
    submit: (hasGaps) => {
      if (!isSending.current) void send(hasGaps);
    },
    // A load failure is reported on submit.
    prepare: () => void check().catch(() => undefined),
  };
}
