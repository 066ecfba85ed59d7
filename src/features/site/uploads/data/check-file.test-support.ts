import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { attachmentKinds, type UploadKind } from '../upload.ts'
import { checkFile } from './check-file.ts'

/** Gives a test file a folder, and checks files that are written into it. */
export function provideFileChecks() {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'forecourt-files-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  return {
    folder: () => folder,
    async check(content: Uint8Array, accept: readonly UploadKind[] = attachmentKinds, name = 'front.jpg') {
      const file = path.join(folder, randomUUID())
      await writeFile(file, content)
      return checkFile({ field: 'photo', name, path: file, bytes: content.length }, accept)
    },
  }
}
