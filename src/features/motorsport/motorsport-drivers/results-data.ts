import type { LiveSeason, Season } from '#features/motorsport/motorsport-results/index.ts'
import type { ProfilePaths } from './data/profile-paths.ts'

/** What a section of standings shows. */
export type ResultsData = {
  /** The seasons of every championship that the page asks for, the latest first. */
  readonly seasons: readonly Season[]
  /** Paths of profiles, by championship and driver. */
  readonly profiles: ProfilePaths
  /** The seasons of which a round runs on the day; absent when there are none. */
  readonly live?: readonly LiveSeason[]
}
