import type { Season } from './season.ts'

/** What a section of standings shows. */
export type ResultsData = {
  /** The seasons of every championship that the page asks for, the latest first. */
  readonly seasons: readonly Season[]
  /** Paths of profiles, by championship and driver. */
  readonly profiles: ProfilePaths
}

export type ProfilePaths = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Reads the paths of the profiles of every driver, which belong to a later feature. */
export type ReadProfiles = () => Promise<ProfilePaths>
