import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type PictureWidth, pictureWidths } from '../rules/own-address.ts'
import type { EncodedPicture } from './encode-picture.ts'

/** The key of a picture: one address is fetched once, for however many vehicles. */
export const keyOfSource = (address: string): string =>
  createHash('sha256').update(address).digest('hex').slice(0, 32)

/** Written last: with it the picture is complete. */
const lastWidth = pictureWidths.at(-1) ?? 1280

const shardNames = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'))

const keyOfFile = (name: string) => name.slice(0, 32)

export type StoredPicture = {
  readonly key: string
  /** Whether it has every width. */
  readonly isComplete: boolean
  readonly modifiedAt: Date
}

export type PictureFolder = ReturnType<typeof pictureFolder>

/** The files of fetched pictures below a folder, in 256 folders by the beginning of their keys. */
export function pictureFolder(root: string) {
  const fileOf = (key: string, width: PictureWidth) =>
    path.join(root, key.slice(0, 2), `${key}-${width}.webp`)
  const upkeepMark = path.join(root, 'last-upkeep')
  return {
    fileOf,

    /** Whether a picture is stored completely. */
    has: (key: string) =>
      stat(fileOf(key, lastWidth)).then(
        (file) => file.isFile(),
        () => false,
      ),

    /** Stores a picture. Each file appears under its name complete and on the disk, or not at all. */
    async store(key: string, picture: EncodedPicture): Promise<void> {
      await mkdir(path.join(root, key.slice(0, 2)), { recursive: true })
      for (const { width, data } of picture) {
        const temporary = `${fileOf(key, width)}.${process.pid}.part`
        await writeFile(temporary, data, { flush: true })
        await rename(temporary, fileOf(key, width))
      }
    },

    /** Removes what a killed process left half written. No other process may be writing. */
    async removeUnfinished(): Promise<void> {
      for (const shard of shardNames) {
        const names = await readdir(path.join(root, shard)).catch(() => [])
        for (const name of names.filter((candidate) => candidate.endsWith('.part')))
          await rm(path.join(root, shard, name), { force: true })
      }
    },

    /** All pictures, also incomplete ones, by the beginning of their keys. */
    async *files(): AsyncGenerator<{ readonly shard: string; readonly files: readonly StoredPicture[] }> {
      for (const shard of shardNames) {
        const names = await readdir(path.join(root, shard)).catch(() => [])
        const complete = new Set(names.filter((name) => name.endsWith(`-${lastWidth}.webp`)).map(keyOfFile))
        const files = new Map<string, StoredPicture>()
        for (const name of names) {
          const { mtime } = await stat(path.join(root, shard, name))
          const key = keyOfFile(name)
          files.set(key, { key, isComplete: complete.has(key), modifiedAt: mtime })
        }
        yield { shard, files: [...files.values()] }
      }
    },

    async remove(key: string): Promise<void> {
      const folder = path.join(root, key.slice(0, 2))
      const names = (await readdir(folder)).filter((name) => name.startsWith(key))
      for (const name of names) await rm(path.join(folder, name), { force: true })
    },

    /** Free bytes of the disk. */
    async freeBytes(): Promise<number> {
      await mkdir(root, { recursive: true })
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },

    /** When the last upkeep ended; null when there was none. */
    lastUpkeep: () =>
      stat(upkeepMark).then(
        ({ mtime }) => mtime,
        () => null,
      ),

    async markUpkeep(now: Date): Promise<void> {
      await mkdir(root, { recursive: true })
      await writeFile(upkeepMark, '')
      await utimes(upkeepMark, now, now)
    },
  }
}
