import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { maxUploadBytes } from '#features/site/uploads/index.ts'
import { freePort, type Site, startSite } from '#tests/e2e/support/site.ts'
import { residentMegabytesOf, watchResident } from '../load/process-memory.ts'
import { type SupervisedSite, superviseSite } from '../load/supervised-site.ts'
import { createMalformedForms } from '../load/uploads/malformed-forms.ts'
import { createPhoto } from '../load/uploads/photo.ts'
import { type AnsweredForm, runAtOnce, sendBody, sendTradeIn } from '../load/uploads/send-form.ts'
import { countFiles, countOrphans, incomingFiles, lostForms } from '../load/uploads/stored-uploads.ts'
import { createFigureFactory, type Figure, type Measure } from '../measure.ts'

const FORMS = 200
const AT_ONCE = 20
const MEGABYTES = 150
/** Time after the first form, in milliseconds; what that form loads is part of the idle site. */
const IDLE_MS = 5_000

const MALFORMED = 500
const SETTLE_MS = 2_000

const KILLS = 10
/** Time between kills, in milliseconds: within the sending, the check and the storing of a file. */
const KILL_AFTER = { min: 200, max: 3_000 }
const KILLS_TIMEOUT_MS = 15 * 60_000
/** Enough attempts to outlast every restart. */
const TRIES = 600

const figure = createFigureFactory('uploads')

const summaryOf = (list: readonly string[]) => (list.length === 0 ? '0' : `${list.length} (${list[0]})`)

/** Sends many photos at once: none is lost, and they are not held in memory. */
async function measureMemory(site: Site, photo: Blob, forms: number): Promise<Figure[]> {
  const first = await sendTradeIn(site.url, { visitor: 0, photo, attempts: 1 })
  await sleep(IDLE_MS)
  const idle = residentMegabytesOf(site.pid)
  const answers: AnsweredForm[] = [first]
  const began = performance.now()
  const memory = watchResident(site.pid)
  await runAtOnce(
    AT_ONCE,
    (next) => next >= forms,
    async (index) => {
      answers.push(await sendTradeIn(site.url, { visitor: index + 1, photo, attempts: 1 }))
    },
  )
  const beyond = memory.stop() - idle
  const seconds = (performance.now() - began) / 1_000
  const refused = answers.filter(({ status, reference }) => status !== 201 || !reference)
  const lost = await lostForms(site.dataDir, answers)
  const megabytes = (photo.size / 1_048_576).toFixed(2)
  const name = `${forms} photos of ${megabytes} MB, ${AT_ONCE} at once`
  return [
    figure(
      `${name}, memory`,
      process.platform === 'linux'
        ? `${Math.round(beyond)} MB beyond ${Math.round(idle)} MB when idle, in ${seconds.toFixed(0)} s`
        : 'Linux only',
      `≤ ${MEGABYTES} MB`,
      idle > 0 && beyond <= MEGABYTES,
    ),
    figure(
      `${name}, not answered with 201`,
      summaryOf(refused.map(({ status }) => String(status ?? 'no response'))),
      `0 of ${answers.length}`,
      refused.length === 0,
    ),
    figure(`${name}, lost`, summaryOf(lost), `0 of ${answers.length}`, lost.length === 0),
  ]
}

/** Sends malformed forms: each is refused, and leaves no file. */
async function measureMalformed(site: Site): Promise<Figure[]> {
  const formOf = await createMalformedForms()
  const before = await countFiles(site.dataDir)
  const statuses = new Map<string, number>()
  let [failed, silent] = [0, 0]
  await runAtOnce(
    AT_ONCE,
    (next) => next >= MALFORMED,
    async (index) => {
      const form = formOf(index)
      const { status } = await sendBody(site.url, form, FORMS + index + 1)
      if (status !== null && status >= 500) failed++
      // Who breaks off gets no response.
      if (status === null && Buffer.isBuffer(form.body)) silent++
      const name = String(status ?? 'no response')
      statuses.set(name, (statuses.get(name) ?? 0) + 1)
    },
  )
  // A form that was broken off may still be read.
  await sleep(SETTLE_MS)
  const all = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  const stored = (await countFiles(site.dataDir)) - before
  const incoming = (await incomingFiles(site.dataDir)).length
  return [
    figure(`${MALFORMED} malformed forms, 5xx`, `${failed} (${all})`, '0', failed === 0),
    figure(`${MALFORMED} malformed forms, without a response`, `${silent}`, '0', silent === 0),
    figure(
      `${MALFORMED} malformed forms, stored files`,
      `${stored}, ${incoming} on disk`,
      '0',
      stored === 0 && incoming === 0,
    ),
  ]
}

/** Sends photos until the site was killed ten times, each form again until it has a reference. */
async function sendUnderKills(site: SupervisedSite, photo: Blob) {
  const answers: AnsweredForm[] = []
  const deadline = Date.now() + KILLS_TIMEOUT_MS
  let [kills, underWay] = [0, 0]
  const isDone = () => kills >= KILLS || Date.now() > deadline
  const kill = async () => {
    while (!isDone()) {
      await sleep(randomInt(KILL_AFTER.min, KILL_AFTER.max))
      if (underWay > 0 && site.kill()) kills++
    }
  }
  const send = runAtOnce(AT_ONCE, isDone, async (index) => {
    underWay++
    answers.push(await sendTradeIn(site.url, { visitor: index, photo, attempts: TRIES }))
    underWay--
  })
  await Promise.all([kill(), send])
  // The first form after a start clears what the killed process left.
  answers.push(await sendTradeIn(site.url, { visitor: answers.length, photo, attempts: TRIES }))
  return { answers, kills }
}

/** Kills the site while photos arrive: an answered form is stored with its photo, and nothing is left over. */
async function measureKills(photo: Blob): Promise<Figure[]> {
  const site = await superviseSite({ TRUST_PROXY: '1', LOG_LEVEL: 'silent' })
  try {
    const { answers, kills } = await sendUnderKills(site, photo)
    const unanswered = answers.filter(({ reference }) => !reference).length
    const lost = await lostForms(
      site.dataDir,
      answers.filter(({ reference }) => reference),
    )
    const { files, chunks, incoming } = await countOrphans(site.dataDir)
    return [
      figure('kills', `${kills}`, `${KILLS}`, kills >= KILLS),
      figure(`${kills} kills, no reference`, `${unanswered}`, `0 of ${answers.length}`, unanswered === 0),
      figure(`${kills} kills, lost`, summaryOf(lost), `0 of ${answers.length}`, lost.length === 0),
      figure(
        `${kills} kills, orphans`,
        `${files} files, ${chunks} chunks, ${incoming} on disk`,
        '0',
        files + chunks + incoming === 0,
      ),
    ]
  } finally {
    await site.stop()
  }
}

async function measureUploads(forms: number): Promise<Figure[]> {
  const photo = new Blob([new Uint8Array(await createPhoto(maxUploadBytes))], { type: 'image/jpeg' })
  const site = await startSite({ port: await freePort(), env: { TRUST_PROXY: '1', LOG_LEVEL: 'error' } })
  const figures: Figure[] = []
  try {
    figures.push(...(await measureMemory(site, photo, forms)), ...(await measureMalformed(site)))
  } finally {
    await site.stop()
  }
  return [...figures, ...(await measureKills(photo))]
}

/** Files of visitors: memory, malformed forms, kills. `--forms` sets the number of photos sent undisturbed. */
export const uploads: Measure = { name: 'uploads', run: ({ forms = FORMS }) => measureUploads(forms) }
