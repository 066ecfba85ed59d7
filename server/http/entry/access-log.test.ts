import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { childEnvironment } from '#platform/process/config.ts'
import { batchLines } from './access-log.ts'

test('writes lines together, complete and in order, after a short delay', async () => {
  const written: string[] = []
  const batch = batchLines({ write: (text) => void written.push(text) })
  batch.write('a\n')
  batch.write('b\n')
  expect(written).toEqual([])
  await vi.waitUntil(() => written.length > 0)
  expect(written).toEqual(['a\nb\n'])
})

test('writes without delay when many lines are waiting', () => {
  const written: string[] = []
  const batch = batchLines({ write: (text) => void written.push(text) })
  for (let line = 0; line < 1_000; line++) batch.write(`${'x'.repeat(99)}\n`)
  expect(written.join('').length).toBeGreaterThan(60_000)
  batch.flush()
  expect(written.join('')).toHaveLength(100_000)
})

test('writes every line before the process exits', () => {
  const program = `
    import { createAccessLog } from '${path.join(import.meta.dirname, 'access-log.ts')}'
    import { unreadableVisit } from '${path.join(import.meta.dirname, 'visit.ts')}'
    const log = createAccessLog({ maskedPrefixes: [] })
    for (let status = 200; status < 300; status++) for (let n = 0; n < 30; n++) log.record(unreadableVisit(), { status, bytes: 1 })
    process.exit(0)`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    env: childEnvironment({ LOG_LEVEL: 'info' }),
    encoding: 'utf8',
  })
  const statuses = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).status)
  expect(statuses).toEqual(Array.from({ length: 3_000 }, (_, index) => 200 + Math.floor(index / 30)))
})
