import { log } from '#platform/process/log.ts'
import { rosterTabs } from '../rules/roster.ts'
import { listDrivers } from './drivers.ts'

/** Paths of profiles, by category and by the driver's segment. */
export type ProfilePaths = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Reads the path of every profile, for tables that lead to them; none while the drivers cannot be read, which is logged. */
export async function readProfilePaths(): Promise<ProfilePaths> {
  try {
    const tabs = rosterTabs(await listDrivers())
    return Object.fromEntries(
      tabs.map(({ category, cards }) => [
        category,
        Object.fromEntries(cards.map(({ path }) => [path.slice(path.lastIndexOf('/') + 1), path])),
      ]),
    )
  } catch (error) {
    log.error({ reason: String(error) }, 'results without links to drivers')
    return {}
  }
}
