import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { startProgram } from './child-process.ts'
import { createPhotoEncoder } from './photo-encoder-process.ts'

let folder: string
let photo: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-photos-'))
  photo = path.join(folder, 'photo.png')
  const create = { width: 3_000, height: 1_500, channels: 3, background: '#b8101f' } as const
  await sharp({ create }).png().toFile(photo)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts the real program, and records each process. */
function realEncoder() {
  const started: ChildProcess[] = []
  const encoder = createPhotoEncoder(() => {
    const child = startProgram('server/photo-encoder.ts')
    started.push(child)
    return child
  })
  onTestFinished(() => encoder.stop().then(() => {}))
  const encode = (name: string) =>
    encoder.encode({ path: photo, format: 'png', target: path.join(folder, name) })
  return { started, encoder, encode }
}

it('encodes pictures in one child process, which ends with the site', async () => {
  const { started, encoder, encode } = realEncoder()
  const results = await Promise.all([encode('a.jpg'), encode('b.jpg')])
  expect(results).toMatchObject([
    { path: path.join(folder, 'a.jpg'), width: 2_560, height: 1_280 },
    { path: path.join(folder, 'b.jpg'), width: 2_560, height: 1_280 },
  ])
  expect((await sharp(path.join(folder, 'a.jpg')).metadata()).format).toBe('jpeg')
  expect(started).toHaveLength(1)
  await encoder.stop()
  expect(started[0]?.exitCode ?? started[0]?.signalCode).not.toBeNull()
})

it('returns a picture that ends the decoder as unreadable, and encodes the next one in a new process', async () => {
  const started: ChildProcess[] = []
  const encoder = createPhotoEncoder(() => {
    const crashes = started.length === 0
    const child = crashes
      ? spawn(process.execPath, ['-e', "process.on('message', () => process.abort())"], {
          stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        })
      : startProgram('server/photo-encoder.ts')
    started.push(child)
    return child
  })
  onTestFinished(() => encoder.stop().then(() => {}))
  const job = { path: photo, format: 'png', target: path.join(folder, 'c.jpg') } as const
  expect(await encoder.encode(job)).toBe('unreadable')
  expect(await encoder.encode(job)).toMatchObject({ width: 2_560 })
  expect(started).toHaveLength(2)
})
