import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DamagedArchive } from './tar/damaged-archive.ts'

/** Media that are restored beside the current ones. */
export type RestoredMedia = {
  readonly files: number
  add(name: string, content: AsyncIterable<Buffer>): Promise<void>
  /** Replaces the current media; `undo` reverts this until `discard`. */
  activate(): Promise<void>
  /** Reverts `putInPlace`. */
  undo(): Promise<void>
  /** Deletes the replaced media, or the restored media that were not put in place. */
  discard(): Promise<void>
}

/** Restores media from an archive. The current media stay unchanged before `putInPlace`. */
export function restoreMedia(dataDir: string): RestoredMedia {
  const media = path.join(dataDir, 'media')
  const draft = `${media}.restored-${process.pid}`
  const replaced = `${media}.replaced-${process.pid}`
  let files = 0
  let isInPlace = false
  return {
    get files() {
      return files
    },
    async add(name, content) {
      const file = path.join(draft, name)
      if (!file.startsWith(draft + path.sep)) throw new DamagedArchive('it holds a file outside its folders')
      await mkdir(path.dirname(file), { recursive: true })
      await pipeline(content, createWriteStream(file, { flush: true }))
      files++
    },
    async activate() {
      await mkdir(draft, { recursive: true })
      if (existsSync(media)) await rename(media, replaced)
      isInPlace = true
      await rename(draft, media)
    },
    async undo() {
      if (!isInPlace) return
      isInPlace = false
      await rm(media, { recursive: true, force: true })
      if (existsSync(replaced)) await rename(replaced, media)
    },
    async discard() {
      await rm(draft, { recursive: true, force: true })
      await rm(replaced, { recursive: true, force: true })
    },
  }
}
