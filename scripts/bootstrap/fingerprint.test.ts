import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.mjs'

let root: string
const sources = ['src', 'one.json', 'missing']

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'forecourt-fingerprint-'))
  await mkdir(path.join(root, 'src/deep'), { recursive: true })
  await writeFile(path.join(root, 'src/deep/a.ts'), 'a')
  await writeFile(path.join(root, 'src/b.test.ts'), 'b')
  await writeFile(path.join(root, 'one.json'), '{}')
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('returns the same fingerprint for a copy in another folder with other timestamps', async () => {
  const before = await fingerprint(root, sources)
  const copy = `${root}-copy`
  await cp(root, copy, { recursive: true })
  await utimes(path.join(copy, 'src/deep/a.ts'), 0, 0)
  expect(await fingerprint(copy, sources)).toBe(before)
  await rm(copy, { recursive: true })
})

it.each([
  ['changed content of the same size', () => writeFile(path.join(root, 'src/deep/a.ts'), 'b')],
  ['a new file', () => writeFile(path.join(root, 'src/empty.ts'), '')],
  ['a removed file', () => rm(path.join(root, 'one.json'))],
  ['a missing source that is created', () => writeFile(path.join(root, 'missing'), '')],
  [
    'content moved from one file into another',
    async () => {
      await writeFile(path.join(root, 'src/b.test.ts'), '')
      await writeFile(path.join(root, 'src/deep/a.ts'), 'ba')
    },
  ],
])('returns a different fingerprint for %s', async (_, change) => {
  const before = await fingerprint(root, sources)
  await change()
  expect(await fingerprint(root, sources)).not.toBe(before)
})

it('ignores files that the filter excludes', async () => {
  const isSource = (file: string) => !file.endsWith('.test.ts')
  const before = await fingerprint(root, sources, isSource)
  await writeFile(path.join(root, 'src/b.test.ts'), 'changed')
  expect(await fingerprint(root, sources, isSource)).toBe(before)
})
