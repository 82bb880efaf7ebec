import type { AgencyDraft, AgencyProfile } from '@brandroom/domain/account/agency.schema';
import { agencyDraft } from '@brandroom/domain/account/agency.schema';
import { showToast } from '@brandroom/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';

import { useApi, useClient } from '../../../shared/api/api';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useAutosave } from '../../../shared/form/use-autosave';
import { useForm } from '../../../shared/form/use-form';
import { agencyMessages } from './agency.messages';

/** The typed values, which may be invalid. */
const typed = v.object({
  name: v.string(),
  website: v.string(),
  phone: v.string(),
  email: v.string(),
  address: v.string(),
  description: v.string(),
  logo: agencyDraft.entries.logo,
});

function valuesOf({ name, website, phone, email, address, description, logo }: AgencyDraft) {
  return { name, website, phone, email, address, description, logo };
}

export type AgencyValues = ReturnType<typeof valuesOf>;

/** The form of the agency's profile. It follows the agency until the person types. */
export function useAgencyForm(agency: AgencyProfile) {
  const { user } = useWorkspace();
  const client = useClient();
  const api = useApi();
  const queryClient = useQueryClient();
  const form = useForm({
    schema: agencyDraft,
    initial: valuesOf(agency),
    onSubmit: async (draft) => {
      const updated = await client.agency.update(draft);
      queryClient.setQueryData(api.agency.get.queryKey(), updated);
      form.reset(valuesOf(updated));
      await autosave.forget();
      showToast({ title: agencyMessages.agency.saved });
    },
  });
  const autosave = useAutosave(form, {
    key: `${user.id}/agency`,
    readValues: async (value) => {
      const read = v.safeParse(typed, value);
      return read.success ? read.output : null;
    },
  });
  const follow = useEffectEvent((next: AgencyProfile) => {
    if (!form.isDirty) form.reset(valuesOf(next));
  });
  useEffect(() => follow(agency), [agency]);
  return { form, autosave };
}
