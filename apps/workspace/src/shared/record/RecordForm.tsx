import type { BarAction } from '@brandroom/ui/bar-action';
import { ErrorSummary } from '@brandroom/ui/ErrorSummary';
import { Form } from '@brandroom/ui/Form';
import { Page } from '@brandroom/ui/Page';
import { PageBar } from '@brandroom/ui/PageBar';
import type { ReactNode } from 'react';

import { Denied } from '../brand/Denied';
import { useWorkspace } from '../brand/workspace';
import { LeaveGuard } from '../form/LeaveGuard';
import { RestoredNotice } from '../form/RestoredNotice';
import { useSendKeys } from '../form/use-send-keys';
import { PageTitle } from '../page/PageTitle';
import type { useRecordForm } from './use-record-form';

const id = 'record-form';

interface RecordFormProps<Values extends object> extends ReturnType<
  typeof useRecordForm<Values, unknown, unknown>
> {
  'data-first-content'?: '';
  children: ReactNode;
}

/** The form of a new or stored record; the page's bar submits it. */
export function RecordForm<Values extends object>({
  form,
  autosave,
  children,
  ...element
}: RecordFormProps<Values>) {
  useSendKeys(id);
  return (
    <Form
      {...element}
      id={id}
      onSubmit={form.submit}
      failedAttempts={form.failedAttempts}
      onIncompleteChange={form.onIncompleteChange}
      onFocus={form.prepare}
    >
      <LeaveGuard form={form} />
      <RestoredNotice autosave={autosave} />
      {form.failure !== null && <ErrorSummary title={form.failure} />}
      {children}
    </Form>
  );
}

interface RecordFormPageProps {
  title: string;
  back: { href: string; label: string };
  /** The button of the page bar that submits the form; null if it is not shown. */
  submit: Pick<BarAction, 'label' | 'pendingLabel' | 'isPending' | 'isPrimary'> | null;
  /** Why the person may not edit the record. */
  denied?: string | null;
  children: ReactNode;
}

/** The page of a `RecordForm`. */
export function RecordFormPage({ title, back, submit, denied, children }: RecordFormPageProps) {
  const { brand } = useWorkspace();
  const actions = denied || !submit ? [] : [{ id: 'save', form: id, isPrimary: true, ...submit }];
  return (
    <Page layout="form" bar={<PageBar title={title} back={back} actions={actions} />}>
      <PageTitle title={title} brand={brand?.name} />
      {denied ? <Denied reason={denied} /> : children}
    </Page>
  );
}
