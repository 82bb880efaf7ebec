import type { PermissionGroup, RightFlag } from '@brandroom/domain/rights/flags';
import { flagRights, rightFlags } from '@brandroom/domain/rights/flags';
import {
  flagLabel,
  permissionAreaLabels,
  permissionGroupLabels,
} from '@brandroom/domain/rights/labels';
import { presets } from '@brandroom/domain/rights/presets';
import { accessLevelLabels, accessLevels } from '@brandroom/domain/team/member.schema';
import { editableGroups, managersKeepRights } from '@brandroom/domain/team/permission-edit';
import { PermissionMatrix } from '@brandroom/ui/PermissionMatrix';
import { RadioGroup } from '@brandroom/ui/RadioGroup';

import { rightsIn } from './access-form';
import type { AccessValues } from './access-form';
import { teamMessages } from './team.messages';

const messages = teamMessages.access;
const levels = accessLevels.map((value) => ({
  value,
  label: accessLevelLabels[value],
  description: messages.help[value],
}));

/** Returns the rows and columns of a group's table, without columns that no area uses. */
function tableOf(group: PermissionGroup) {
  const entries = flagRights.filter((entry) => entry.group === group);
  const areas = [...new Set(entries.map(({ area }) => area))].map((area) => ({
    id: area,
    label: permissionAreaLabels[area],
    rights: Object.fromEntries(
      entries.filter((entry) => entry.area === area).map(({ flag, right }) => [flag, right]),
    ),
  }));
  const [first] = entries;
  const flags = rightFlags
    .filter((flag) => entries.some((entry) => entry.flag === flag))
    .map((flag) => ({ id: flag, label: first ? flagLabel(first.area, flag) : flag }));
  return { group, areas, flags };
}

const tables = editableGroups.map(tableOf);

interface AccessFieldsProps {
  values: AccessValues;
  onChange: (change: Partial<AccessValues>) => void;
  /** The owner of the permissions, for the names of the tables. */
  whose: string;
  /** Managers have no custom permissions. */
  isManager?: boolean;
  /** For a dialog that was opened for the access alone. */
  autoFocus?: boolean;
}

/** The access level, and a table for each group of custom permissions. */
export function AccessFields({
  values,
  onChange,
  whose,
  isManager = false,
  autoFocus = false,
}: AccessFieldsProps) {
  // Arrow keys select each level they pass, so edited permissions are kept.
  const isEdited = !(['viewer', 'editor'] as const).some(
    (level) => rightsIn(presets[level]).join() === values.rights.join(),
  );
  return (
    <>
      <RadioGroup
        label={messages.label}
        options={isManager ? levels.filter(({ value }) => value !== 'custom') : levels}
        {...(isManager ? { description: managersKeepRights } : {})}
        autoFocus={autoFocus}
        value={values.accessLevel}
        onChange={(accessLevel) =>
          onChange(
            accessLevel === 'custom' || isEdited
              ? { accessLevel }
              : { accessLevel, rights: rightsIn(presets[accessLevel]) },
          )
        }
      />
      {values.accessLevel === 'custom' &&
        tables.map(({ group, areas, flags }) => (
          <PermissionMatrix<RightFlag, AccessValues['rights'][number]>
            key={group}
            caption={messages.table(permissionGroupLabels[group], whose)}
            areaHeader={messages.area}
            areas={areas}
            flags={flags}
            baseFlag="view"
            value={values.rights}
            onChange={(rights) => onChange({ rights })}
          />
        ))}
    </>
  );
}
