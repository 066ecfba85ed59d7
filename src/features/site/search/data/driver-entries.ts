import { createHash } from 'node:crypto'
import { type ListedProfile, listProfilesOrEmpty } from '#features/motorsport/motorsport-drivers/server.ts'
import type { Entry } from '../entry.ts'
import type { Versions } from './store.ts'

/** Increment it when entries of drivers are built differently. */
const version = '1'

function entryOf({ path, title, summary, story, keywords }: ListedProfile): Entry {
  return {
    ...{ kind: 'page', key: path, language: 'en', title, summary },
    shown: { href: path, price: null, drawing: null },
    ...{ keywords, texts: story ? [story] : [] },
  }
}

const digestOf = (entry: Entry) =>
  `${version} ${createHash('sha256').update(JSON.stringify(entry)).digest('base64url')}`

/** Lists one entry for each driver, also for one with profiles in several categories. */
const listEntries = async () => (await listProfilesOrEmpty()).filter(({ isMain }) => isMain).map(entryOf)

/** Returns the versions of the profiles of drivers by path. */
export async function driverVersions(): Promise<Versions> {
  return new Map((await listEntries()).map((entry) => [entry.key, digestOf(entry)]))
}

/** Returns the entries of the drivers whose profiles are among these paths. */
export async function driverEntries(paths: readonly string[]): Promise<Entry[]> {
  if (!paths.some((path) => path.startsWith('/gr/'))) return []
  return (await listEntries()).filter(({ key }) => paths.includes(key))
}
