import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/** Media being restored beside those in use, which they replace once the database has them. */
export type RestoredMedia = {
  readonly files: number
  add(name: string, content: AsyncIterable<Buffer>): Promise<void>
  putInPlace(): Promise<void>
  discard(): Promise<void>
}

/** Takes media out of an archive; nothing of what is in use is touched before `putInPlace`. */
export function restoreMedia(dataDir: string): RestoredMedia {
  const media = path.join(dataDir, 'media')
  const draft = `${media}.restored-${process.pid}`
  const replaced = `${media}.replaced-${process.pid}`
  let files = 0
  return {
    get files() {
      return files
    },
    async add(name, content) {
      const file = path.join(draft, name)
      if (!file.startsWith(draft + path.sep)) throw new Error(`the archive holds an unsafe name: ${name}`)
      await mkdir(path.dirname(file), { recursive: true })
      await pipeline(content, createWriteStream(file, { flush: true }))
      files++
    },
    async putInPlace() {
      await mkdir(draft, { recursive: true })
      if (existsSync(media)) await rename(media, replaced)
      await rename(draft, media)
      await rm(replaced, { recursive: true, force: true })
    },
    discard: () => rm(draft, { recursive: true, force: true }),
  }
}
