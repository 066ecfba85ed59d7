import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pick } from '../scale.ts'
import { findSignedOutRoles, signInAll } from './fuzz/callers.ts'
import { type Failure, generateRequests, type Outcome, run } from './fuzz/run.ts'
import { createSender, type Sender } from './fuzz/send.ts'
import { readSurface } from './fuzz/surface.ts'
import { findNonJsonLines } from './log-lines.ts'
import { cleanUp, copySeededDataDir, makeFolder, type Product, start, statusOf } from './product.ts'

/** In the gate the same requests each time, else new ones; `FUZZ_SEED` repeats those of a printed seed. */
const seed = Number(process.env.FUZZ_SEED || pick({ gate: 20_261_122, all: randomInt(2 ** 31) }))
const count = pick({ gate: 300, all: 10_000 })
const concurrency = 16
/** Maximum share of a role's requests refused for missing rights. */
const maxRefusedShare = 0.5

let folder: string
let site: Product
let sender: Sender

beforeAll(async () => {
  folder = await makeFolder()
  const dataDir = path.join(folder, 'data')
  await copySeededDataDir(dataDir)
  // Requests come from many addresses, so that rate limits do not hide failures.
  site = await start(dataDir, { environment: { TRUST_PROXY: '1', npm_config_loglevel: 'silent' } })
  sender = createSender(site.origin, concurrency)
})
afterAll(async () => {
  sender?.close()
  await cleanUp(folder)
})

async function administrator(): Promise<{ email: string; password: string }> {
  const note = await readFile(path.join(site.dataDir, 'first-admin.txt'), 'utf8')
  const [email = '', password = ''] = note.split('\n')
  return { email, password }
}

function refusedShare(statuses: ReadonlyMap<number, number>): number {
  const all = [...statuses.values()].reduce((sum, times) => sum + times, 0)
  return ((statuses.get(401) ?? 0) + (statuses.get(403) ?? 0)) / all
}

function report({ statuses }: Outcome, seconds: number): string {
  const lines = Object.entries(statuses).map(([role, counts]) => {
    const sorted = [...counts].sort(([one], [other]) => one - other)
    return `${role} ${sorted.map(([status, times]) => `${status}×${times}`).join(' ')}`
  })
  return `${count} requests in ${seconds.toFixed(0)} s\n${lines.join('\n')}\n`
}

/** Returns what the site has logged with the id of a failed request. */
function logLinesOf({ outcome }: Failure): string[] {
  const [, id = ''] = outcome.split(' ')
  const lines = site.output().split('\n')
  return id === '' ? [] : lines.filter((line) => line.includes(id)).map((line) => line.slice(0, 2_000))
}

it('handles random requests in every role without failures, lost sessions or non-JSON log lines', async () => {
  process.stdout.write(`Requests of FUZZ_SEED=${seed}\n`)
  const callers = await signInAll(sender, await administrator())
  const requests = generateRequests(await readSurface(sender, callers.admin), seed, count)
  const startedAt = performance.now()
  const host = new URL(site.origin).host
  const outcome = await run(requests, { sender, callers, host, concurrency })
  process.stdout.write(report(outcome, (performance.now() - startedAt) / 1_000))

  const failures = outcome.failures.map((failure) => ({ ...failure, log: logLinesOf(failure) }))
  expect(failures, `seed ${seed}`).toEqual([])
  expect(await findSignedOutRoles(sender, callers)).toEqual([])
  for (const [role, statuses] of Object.entries(outcome.statuses))
    expect.soft(refusedShare(statuses), role).toBeLessThan(maxRefusedShare)
  expect(await statusOf(`${site.origin}/readyz`)).toBe(200)
  expect(site.npm.exitCode).toBeNull()
  expect(findNonJsonLines(site.output())).toEqual([])
}, 600_000)
