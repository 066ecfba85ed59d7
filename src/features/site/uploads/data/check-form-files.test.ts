import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ConcurrencyLimitExceeded } from '#platform/process/concurrency-limit.ts'
import { pictureKinds } from '../upload.ts'
import { ClientLeft, checkFormFiles } from './check-form-files.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'form-files-'))
  await writeFile(path.join(folder, 'text'), 'This is text.')
})
afterAll(() => rm(folder, { recursive: true }))

function check(signal?: AbortSignal) {
  const file = { field: 'photo', name: 'photo.jpg', path: path.join(folder, 'text'), bytes: 13 }
  const slots = { photo: { accept: pictureKinds, maxFiles: 1 } }
  return checkFormFiles({ files: [file], refusedFiles: [] }, slots, signal)
}

const refused = [{ field: 'photo', name: 'photo.jpg', problem: 'wrongType' }]

it('checks two forms while 60 wait, and refuses the next one', async () => {
  const results = await Promise.allSettled(Array.from({ length: 63 }, () => check()))
  const rejected = results.filter(({ status }) => status === 'rejected')
  expect(rejected).toEqual([{ status: 'rejected', reason: expect.any(ConcurrencyLimitExceeded) }])
  expect(results[61]).toEqual({ status: 'fulfilled', value: { files: [], refusedFiles: refused } })
  expect(await check()).toEqual({ files: [], refusedFiles: refused })
})

it('does not check a form whose client left while it waited', async () => {
  const client = new AbortController()
  const checks = Promise.allSettled([check(), check(), check(client.signal)])
  client.abort()
  expect((await checks).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  await expect(check(client.signal)).rejects.toThrow(ClientLeft)
})

it('does not let forms without files wait', async () => {
  const full = Promise.allSettled(Array.from({ length: 62 }, () => check()))
  const none = checkFormFiles({ files: [], refusedFiles: [] }, {})
  expect(await none).toEqual({ files: [], refusedFiles: [] })
  await full
})
