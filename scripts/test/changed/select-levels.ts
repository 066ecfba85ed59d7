import type { Level } from '../level.ts'
import { levelsOf } from '../levels.ts'
import { changedSince, projectFiles } from './changed-files.ts'
import { describeSelection } from './describe-selection.ts'
import { select } from './select.ts'

/** Selects the levels affected by the changes since a commit, and describes which and why. */
export async function selectLevels(
  since: string,
  listed: boolean,
): Promise<{ readonly levels: readonly Level[]; readonly report: string }> {
  const changed = await changedSince(since)
  const selection = select(await projectFiles(changed), changed)
  return { levels: levelsOf(selection), report: describeSelection(changed, selection, { since, listed }) }
}
