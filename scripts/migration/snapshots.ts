import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { migrationsFolder } from './released.ts'

/** Lists the schema snapshots next to the migrations, oldest first. */
export function presentSnapshots(folder = migrationsFolder): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
}

/** Removes every snapshot except the newest, from which the next migration is generated. */
export function removeOlderSnapshots(folder = migrationsFolder): void {
  for (const file of presentSnapshots(folder).slice(0, -1)) rmSync(path.join(folder, file))
}
