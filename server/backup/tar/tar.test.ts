import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readArchive } from './reader.ts'
import { createArchive } from './writer.ts'

let folder: string
let target: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt tar '))
  target = path.join(folder, 'out.tar.gz')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const contents: Record<string, string> = {
  'plain.txt': 'hello',
  'empty.txt': '',
  'one-block.bin': 'x'.repeat(512),
  [`media/${'deep/'.repeat(30)}Éclair – ê.jpg`]: 'long and not ASCII',
}

async function writeAll(): Promise<void> {
  const archive = await createArchive(target)
  for (const [name, content] of Object.entries(contents)) await archive.add(name, content)
  await archive.commit()
}

async function readAll(): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for await (const file of readArchive(target)) {
    const chunks: Buffer[] = []
    for await (const chunk of file.content()) chunks.push(chunk)
    files[file.name] = Buffer.concat(chunks).toString()
  }
  return files
}

it('reads the files that it has written', async () => {
  await writeAll()
  expect(await readAll()).toEqual(contents)
})

it('writes archives that the tar of the system can unpack', async () => {
  await writeAll()
  const options = { env: { LC_ALL: 'C.UTF-8', PATH: '/usr/bin:/bin' } as unknown as NodeJS.ProcessEnv }
  execFileSync('tar', ['-xzf', target, '-C', folder], options)
  for (const [name, content] of Object.entries(contents)) {
    expect(await readFile(path.join(folder, name), 'utf8')).toBe(content)
  }
})

it('reads archives of the system tar, skipping contents that are not consumed', async () => {
  const long = `${'n'.repeat(120)}.txt`
  await writeFile(path.join(folder, long), 'long')
  await writeFile(path.join(folder, 'last'), 'z'.repeat(2_000))
  execFileSync('tar', ['-czf', target, '--format=pax', '-C', folder, long, 'last'])
  const names: string[] = []
  for await (const file of readArchive(target)) names.push(`${file.name} ${file.size}`)
  expect(names).toEqual([`${long} 4`, 'last 2000'])
})

it('creates the file when it is complete, readable by its owner only', async () => {
  const archive = await createArchive(target)
  await archive.add('a', 'b')
  await expect(stat(target)).rejects.toThrow(/ENOENT/)
  await archive.commit()
  expect((await stat(target)).mode & 0o777).toBe(0o600)
})

it('removes a discarded archive and leaves an earlier file unchanged', async () => {
  await writeFile(target, 'earlier')
  const archive = await createArchive(target)
  await archive.add('a', 'b')
  await archive.discard()
  expect(await readdir(folder)).toEqual(['out.tar.gz'])
  expect(await readFile(target, 'utf8')).toBe('earlier')
})

it('rejects an archive with a wrong checksum, however much follows its last file', async () => {
  await writeAll()
  const bytes = gzipSync(Buffer.concat([gunzipSync(await readFile(target)), Buffer.alloc(1_000_000)]))
  const checksumAt = bytes.length - 8
  bytes[checksumAt] = (bytes[checksumAt] ?? 0) ^ 1
  await writeFile(target, bytes)
  await expect(readAll()).rejects.toThrow(/incorrect data check/)
})

it.each([0.3, 0.9])('rejects an archive truncated to %f of its size', async (share) => {
  await writeAll()
  await truncate(target, Math.floor((await stat(target)).size * share))
  await expect(readAll()).rejects.toThrow()
})
