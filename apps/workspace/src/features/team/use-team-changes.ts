import type { BrandId } from '@brandroom/domain/id.schema';
import type { FlagRight } from '@brandroom/domain/rights/flags';
import { permissionsWhere } from '@brandroom/domain/rights/presets';
import type { Invitation, InviteDraft, TeamMember } from '@brandroom/domain/team/member.schema';
import type { ToastContent } from '@brandroom/ui/toast';
import { showToast } from '@brandroom/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

import { useApi, useClient } from '../../shared/api/api';
import { showFailure } from '../../shared/api/show-failure';
import { withRow, withoutRow } from '../../shared/api/use-cached-list';
import { viewing } from '../../shared/auth/viewing';
import { chooseBrandInTab } from '../../shared/brand/current-brand';
import { notify } from '../../shared/page/undo-bar';
import { notifyUndoable } from '../../shared/page/undoable';
import { shortName, shortText } from '../../shared/page/short-name';
import { teamMessages } from './team.messages';

interface Team {
  members: TeamMember[];
  invitations: Invitation[];
}

export interface PermissionChange {
  member: TeamMember;
  role: 'viewer' | 'editor';
  rights: readonly FlagRight[];
}

/** Changes a brand's team. The cached list follows each answer. */
export function useTeamChanges(brandId: BrandId) {
  const api = useApi();
  const { team } = useClient();
  const queryClient = useQueryClient();
  const router = useRouter();
  const listKey = api.team.list.queryKey({ input: { brandId } });

  function change(next: (team: Team) => Partial<Team>): void {
    queryClient.setQueryData<Team>(listKey, (before) => before && { ...before, ...next(before) });
  }

  async function copyLink(
    { id, email }: Invitation,
    report: (toast: ToastContent, options?: { timeout: null }) => void = showToast,
  ): Promise<void> {
    const { href } = router.buildLocation({ to: '/register', search: { invitation: id } });
    const link = new URL(href, document.baseURI).href;
    try {
      await navigator.clipboard.writeText(link);
      report({ title: teamMessages.actions.linkCopied(shortText(email)) });
    } catch {
      report({ title: teamMessages.actions.linkNotCopied, description: link }, { timeout: null });
    }
  }

  /** Offers the link in the undo bar, even after it was copied there. */
  function offerLink(
    invitation: Invitation,
    toast: ToastContent,
    options?: { timeout: null },
  ): void {
    const onAction = () =>
      void copyLink(invitation, (...result) => offerLink(invitation, ...result));
    notify({ ...toast, action: { label: teamMessages.actions.copyLink, onAction } }, options);
  }

  async function restore({ id: userId }: TeamMember): Promise<void> {
    const back = await team.restore({ brandId, userId });
    change(({ members, invitations }) => ({
      members: withRow(members, back),
      invitations: invitations.filter(({ email }) => email !== back.email),
    }));
  }

  const resend = useMutation({
    mutationKey: listKey,
    mutationFn: ({ id }: Invitation) => team.resendInvitation({ id }),
    onSuccess: (sent) => {
      change(({ invitations }) => ({ invitations: withRow(invitations, sent) }));
      offerLink(sent, { title: teamMessages.actions.resent(shortText(sent.email)) });
    },
  });
  const edit = useMutation({
    mutationKey: listKey,
    mutationFn: ({ member, role, rights }: PermissionChange) =>
      team.editPermissions({
        brandId,
        userId: member.id,
        role,
        permissions: permissionsWhere((right) => rights.includes(right)),
      }),
    onSuccess: (changed) => {
      change(({ members }) => ({ members: withRow(members, changed) }));
      showToast({ title: teamMessages.edit.saved(shortName(changed)) });
    },
  });
  const viewAs = useMutation({
    mutationKey: listKey,
    mutationFn: ({ id }: TeamMember) => team.viewAs({ brandId, userId: id }),
    onSuccess: ({ token, user }) => {
      chooseBrandInTab(user, brandId);
      viewing.start(token);
    },
    onError: (error, member) => showFailure(error, () => viewAs.mutate(member)),
  });
  const remove = useMutation({
    mutationKey: listKey,
    mutationFn: ({ id }: TeamMember) => team.remove({ brandId, userId: id }),
    onSuccess: (_, member) => {
      change(({ members }) => ({ members: withoutRow(members, member) }));
      notifyUndoable({
        title: teamMessages.remove.removed(shortName(member)),
        undo: () => restore(member),
        undone: teamMessages.remove.restored(shortName(member)),
        notUndone: teamMessages.remove.notRestored(shortName(member)),
      });
    },
  });
  const revoke = useMutation({
    mutationKey: listKey,
    mutationFn: ({ id }: Invitation) => team.revokeInvitation({ id }),
    onSuccess: (_, { id, email }) => {
      change(({ invitations }) => ({ invitations: invitations.filter((each) => each.id !== id) }));
      // Takes the place of the invitation's own line, whose link no longer works.
      notify({ title: teamMessages.revoke.revoked(shortText(email)) });
    },
  });
  return {
    copyLink: (invitation: Invitation) => copyLink(invitation),
    viewAs,
    resend,
    edit,
    remove,
    revoke,
    /** Invites an address and offers its link. */
    invite: async (draft: InviteDraft): Promise<void> => {
      const invitation = await team.invite({ brandId, draft });
      change(({ invitations }) => ({ invitations: withRow(invitations, invitation) }));
      offerLink(invitation, { title: teamMessages.invite.sent(shortText(invitation.email)) });
    },
    /** Clears the shown failures. */
    reset: () => {
      for (const each of [resend, edit, remove, revoke]) each.reset();
    },
  };
}

export type TeamChanges = ReturnType<typeof useTeamChanges>;
