import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cleanUp, copySeededDataDir, killAll, makeFolder, type Product, serverPid, start } from './product.ts'
import { castVotes, countVotesOf, findPollInPage } from './votes.ts'

const voters = 2_000

let folder: string
let site: Product

const startSite = () =>
  start(path.join(folder, 'data'), { environment: { TRUST_PROXY: '1', CLOCK: '2025-01-05T09:00:00+02:00' } })

beforeAll(async () => {
  folder = await makeFolder()
  await copySeededDataDir(path.join(folder, 'data'))
  site = await startSite()
})
afterAll(() => cleanUp(folder))

it('counts 2 000 votes at 50 at once exactly, while the database and then everything is killed (C-359)', async () => {
  const poll = await findPollInPage(site.origin)
  let restarted: Promise<void> | undefined
  const disturb: Readonly<Record<number, () => void>> = {
    400: () => void serverPid(site.dataDir).then((pid) => process.kill(pid, 'SIGKILL')),
    900: () => void serverPid(site.dataDir).then((pid) => process.kill(pid, 'SIGKILL')),
    1500: () => {
      restarted = killAll(site.dataDir).then(async () => {
        site = await startSite()
      })
    },
  }
  const { counted } = await castVotes({
    ...{ ...poll, voters, concurrency: 50, attempts: 1_000, origin: () => site.origin },
    onVote: (begun) => disturb[begun]?.(),
  })
  await restarted
  expect(counted).toBe(voters)
  expect(await countVotesOf(site.origin, poll.pollId)).toBe(voters)
})
