import type { Invitation, TeamMember } from '@brandroom/domain/team/member.schema';
import type { User } from '@brandroom/domain/account/user.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { viewRefusal, viewRefusalMessages } from '@brandroom/domain/rights/view-as';
import { memberRefusal, memberRefusalMessages } from '@brandroom/domain/team/member-refusal';
import type { MenuSectionContent } from '@brandroom/ui/menu-section';
import { Eye, Link2, MailX, Send, UserMinus, UserPen } from 'lucide';
import { useState } from 'react';

import { useWorkspace } from '../../shared/brand/workspace';
import { useRowMenu } from '../../shared/overlay/RowMenu';
import { teamMessages } from './team.messages';
import type { TeamChanges } from './use-team-changes';

const messages = teamMessages.actions;

/** A row of either list. */
export type TeamEntry =
  | { kind: 'member'; row: TeamMember }
  | { kind: 'invitation'; row: Invitation };

/** The actions of the menu that open a dialog. */
export type TeamTask =
  | { kind: 'edit' | 'remove'; member: TeamMember }
  | { kind: 'revoke'; invitation: Invitation };

export interface TeamCommands {
  /** Missing for people who may not change the team. */
  openMenu: ((entry: TeamEntry, anchor: Element) => void) | undefined;
}

/** Returns the display name of a row. */
export function nameOf({ kind, row }: TeamEntry): string {
  return kind === 'member' ? row.name : row.email;
}

/** Returns why the person cannot view as a member; the backend checks access to other brands. */
function viewRefusalText(user: User, member: TeamMember, brandId: BrandId): string | null {
  const { id, role, permissions, isManager } = member;
  const brandAccess = [{ brandId, role, permissions }];
  const listed = { id, role: isManager ? ('manager' as const) : ('member' as const), brandAccess };
  const refusal = viewRefusal(user, listed, brandId);
  return refusal && viewRefusalMessages[refusal];
}

interface TeamMenuOptions {
  brandId: BrandId;
  changes: TeamChanges;
  members: readonly TeamMember[];
  mayManage: boolean;
}

/** The menu that all rows share, with the actions of its row. */
export function useTeamMenu({ brandId, changes, members, mayManage }: TeamMenuOptions) {
  const { user } = useWorkspace();
  const [task, setTask] = useState<TeamTask | null>(null);
  const { open, menuOf } = useRowMenu<TeamEntry>();

  function start(next: TeamTask) {
    changes.reset();
    setTask(next);
  }

  function memberSections(member: TeamMember): MenuSectionContent[] {
    const refusal = memberRefusal(user, member, members);
    const refused = refusal
      ? { isDisabled: true, description: memberRefusalMessages[refusal] }
      : {};
    const edit = { id: 'edit', icon: UserPen, label: messages.edit };
    const remove = { id: 'remove', icon: UserMinus, label: messages.remove, isDanger: true };
    const denied = viewRefusalText(user, member, brandId);
    return [
      {
        id: 'view',
        items: [
          {
            id: 'viewAs',
            icon: Eye,
            label: messages.viewAs,
            description: denied ?? messages.viewAsHelp,
            isDisabled: denied !== null,
            onAction: () => changes.viewAs.mutate(member),
          },
        ],
      },
      {
        id: 'member',
        items: [
          { ...edit, ...refused, onAction: () => start({ kind: 'edit', member }) },
          { ...remove, ...refused, onAction: () => start({ kind: 'remove', member }) },
        ],
      },
    ];
  }

  function invitationSections(invitation: Invitation): MenuSectionContent[] {
    const resend = { id: 'resend', icon: Send, label: messages.resend };
    const copy = { id: 'copy', icon: Link2, label: messages.copyLink };
    const revoke = { id: 'revoke', icon: MailX, label: messages.revoke, isDanger: true };
    return [
      {
        id: 'invitation',
        items: [
          { ...copy, onAction: () => void changes.copyLink(invitation) },
          { ...resend, onAction: () => changes.resend.mutate(invitation) },
        ],
      },
      {
        id: 'end',
        items: [{ ...revoke, onAction: () => start({ kind: 'revoke', invitation }) }],
      },
    ];
  }

  const commands: TeamCommands = {
    openMenu: mayManage ? open : undefined,
  };
  return {
    commands,
    menu: menuOf((entry) => ({
      label: messages.open(nameOf(entry)),
      sections: entry.kind === 'member' ? memberSections(entry.row) : invitationSections(entry.row),
    })),
    task,
    endTask: () => {
      changes.reset();
      setTask(null);
    },
  };
}
