import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resultTexts } from '../texts.ts'
import { LiveResults } from './live-results.island.tsx'

const router = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const labels = resultTexts('en').motorsportResults
const times = [{ from: '2026-10-24T07:00:00.000Z', until: '2026-10-24T15:00:00.000Z' }]
const published = '2026-10-24T12:32:10.000Z'

const page = document.body.appendChild(document.createElement('main'))
let root: Root
let visibility = 'visible'
const fetched = vi.fn()

const answer = (changedAt: string, isQuiet = false) =>
  fetched.mockImplementation(async () => Response.json({ changedAt, isQuiet }))

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const status = () => page.querySelector('[role="status"]')?.textContent

async function show(at: string, changedAt = published) {
  vi.setSystemTime(Date.parse(at))
  await act(async () =>
    root.render(
      <LiveResults
        address="/sections/live-results?championship=gr-cup&year=2026"
        changedAt={changedAt}
        times={[...times]}
        clockOffset={0}
        labels={labels}
      />,
    ),
  )
  await wait(0)
}

async function setVisibility(value: 'visible' | 'hidden') {
  visibility = value
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await wait(0)
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetched)
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => visibility === 'hidden')
  visibility = 'visible'
  root = createRoot(page)
  answer(published)
})

afterEach(async () => {
  await act(() => root.unmount())
  vi.clearAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('asks every ten seconds while a round runs, and says how recent the results are', async () => {
  await show('2026-10-24T12:33:00Z')
  // 12:32:10 in UTC is 14:32:10 in Johannesburg.
  expect(status()).toBe('Live. Updated 14:32:10')
  expect(fetched).toHaveBeenCalledTimes(1)
  await wait(9_999)
  expect(fetched).toHaveBeenCalledTimes(1)
  await wait(1)
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(router.refresh).not.toHaveBeenCalled()
})

it('has the page rendered again after a publication, without a reload, until the page shows it', async () => {
  await show('2026-10-24T12:33:00Z')
  answer('2026-10-24T12:33:05.000Z')
  await wait(10_000)
  expect(router.refresh).toHaveBeenCalledTimes(1)
  // The server was not ready yet: the page came as it was.
  await wait(10_000)
  expect(router.refresh).toHaveBeenCalledTimes(2)
  await show('2026-10-24T12:33:21Z', '2026-10-24T12:33:05.000Z')
  expect(status()).toBe('Live. Updated 14:33:05')
  await wait(10_000)
  expect(router.refresh).toHaveBeenCalledTimes(2)
})

it('says that the results are old when the source is quiet, with the time of the last', async () => {
  answer(published, true)
  await show('2026-10-24T12:40:00Z')
  expect(status()).toBe('No new results for more than two minutes. Last update: 14:32:10')
})

it('says that the results are old when they cannot be fetched, and goes on trying', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 503 }))
  await show('2026-10-24T12:33:00Z')
  expect(status()).toMatch(/^New results cannot be fetched at the moment\. You see those of 14:32:10\./)
  answer(published)
  await wait(10_000)
  expect(status()).toBe('Live. Updated 14:32:10')
})

it('names the day of an update that is not of today', async () => {
  answer('2026-10-03T14:00:00.000Z', true)
  await show('2026-10-24T12:33:00Z', '2026-10-03T14:00:00.000Z')
  expect(status()).toContain('Last update: 2026-10-03 16:00:00')
})

it('asks nothing while the tab is hidden, and at once when it is visible again', async () => {
  await show('2026-10-24T12:33:00Z')
  await setVisibility('hidden')
  await wait(60_000)
  expect(fetched).toHaveBeenCalledTimes(1)
  await setVisibility('visible')
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('waits for the start, and stops after the end', async () => {
  await show('2026-10-24T06:59:50Z')
  expect(status()).toBe('Live results from 09:00:00')
  expect(fetched).not.toHaveBeenCalled()
  await wait(10_000)
  expect(fetched).toHaveBeenCalledTimes(1)

  vi.setSystemTime(Date.parse('2026-10-24T15:00:00Z'))
  await wait(10_000)
  expect(status()).toBe('The live results have ended. Last update: 14:32:10')
  fetched.mockClear()
  await wait(120_000)
  expect(fetched).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
