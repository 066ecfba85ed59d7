import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { liveKey, readLiveVersions, readSeasons } from './seasons.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

const times = [{ from: '2026-10-24T07:00:00.000Z', until: '2026-10-24T15:00:00.000Z' }]

const seasonOf = (championship: string) => ({
  ...{ name: championship, championship, year: 2026, plannedRounds: 2 },
  points: [{ kind: 'race' as const, table: '10 6' }],
  entrants: [{ name: 'Anke Nel', number: '7', driver: 'anke-nel', team: 'GAZOO Racing' }],
})

const create = (championship: string, data: object) =>
  cms.payload.create({ collection: 'seasons', data: { ...seasonOf(championship), ...data } })

const versionOf = async (championship: string) =>
  (await readLiveVersions(cms.payload)).get(liveKey(championship, 2026))

describe('the last publications of seasons', () => {
  it('are those of seasons with live times that visitors see', async () => {
    await create('with-times', { liveTimes: times, _status: 'published' })
    await create('without', { _status: 'published' })
    await create('not-published', { liveTimes: times, _status: 'draft' })
    const versions = await readLiveVersions(cms.payload)
    expect([...versions.keys()]).toEqual([liveKey('with-times', 2026)])
    expect(versions.get(liveKey('with-times', 2026))?.times).toEqual(times)
  })

  it('change when a season is published, and not when a draft of it is saved', async () => {
    const { id } = await create('changing', { liveTimes: times, _status: 'published' })
    const first = await versionOf('changing')
    await cms.payload.update({
      ...{ collection: 'seasons', id, draft: true },
      data: { plannedRounds: 3, _status: 'draft' },
    })
    expect(await versionOf('changing')).toEqual(first)
    await cms.payload.update({ collection: 'seasons', id, data: { _status: 'published' } })
    const second = await versionOf('changing')
    expect(Date.parse(second?.changedAt ?? '')).toBeGreaterThan(Date.parse(first?.changedAt ?? ''))
  })

  it('are the same for pages, which compare theirs', async () => {
    await create('compared', { liveTimes: times, _status: 'published' })
    const shown = (await readSeasons(cms.payload)).find(({ championship }) => championship === 'compared')
    expect(shown?.live).toEqual(await versionOf('compared'))
  })

  it('refuse live times that end before they begin', async () => {
    const [{ from, until }] = times as [(typeof times)[0]]
    const reversed = create('reversed', {
      liveTimes: [{ from: until, until: from }],
      _status: 'published',
    })
    await expect(reversed).rejects.toThrow('Live until')
  })
})
