import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { migrationsFolder } from './released.ts'

/** The snapshots of the database's shape beside the migrations, oldest first. */
export function presentSnapshots(folder = migrationsFolder): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
}

/** Removes every snapshot but the newest: a migration is generated from that one alone. */
export function removeOlderSnapshots(folder = migrationsFolder): void {
  for (const file of presentSnapshots(folder).slice(0, -1)) rmSync(path.join(folder, file))
}
