import { beforeEach, expect, test, vi } from 'vitest'
import type { LayoutBlock } from '#features/blocks/index.ts'
import type { ModelsQuery, VehicleCatalogue } from './port.ts'
import { incomingModel } from './wire/incoming-model.ts'

const asked: ModelsQuery[] = []
const modelOf = (code: string, brand = 'Toyota') =>
  incomingModel.parse({ code, name: 'Vitz 1.0', rangeName: 'Vitz', rangeSlug: 'vitz', brand })
const sold = [...['49Y', '66M', '86W', 'N35'].map((code) => modelOf(code)), modelOf('L01', 'Lexus')]

const fake: Pick<VehicleCatalogue, 'ranges' | 'models'> = {
  ranges: async () => ({ found: true, value: [], fresh: true }),
  models: async (query = {}) => {
    asked.push(query)
    const value = sold.filter(({ code }) => query.codes?.includes(code) ?? true)
    return { found: true, value, fresh: true }
  },
}

vi.mock('next/cache', () => import('#tests/answer-cache.ts'))
vi.mock('#features/dealers/server.ts', () => ({ dealerContextAt: async () => null }))
vi.mock('./catalogue.ts', () => ({ catalogue: () => fake }))
const { loadModelLineUp } = await import('./live-blocks.ts')
const { answerCache } = await import('#tests/answer-cache.ts')

const place = { path: '/', today: '2026-11-22' } as const
const block = (codes: string[]): LayoutBlock => ({ blockType: 'modelLineUp', heading: 'Models', codes })

async function codesOf(question: Pick<Parameters<typeof loadModelLineUp>[0], 'blocks' | 'codes'>) {
  const live = await loadModelLineUp({ ...place, ...question })
  return live.state === 'ready' ? live.data.map(({ code }) => code) : live.state
}

beforeEach(() => {
  asked.length = 0
  answerCache.expire(['vehicles'])
})

test('asks the service for the codes of each block of a page, and for no other model (V-302)', async () => {
  const blocks = [
    block(['N35', '86W', 'X99']),
    block(['49Y', '86W', '49Y']),
    { blockType: 'lineUp' as const, heading: 'All' },
  ]
  expect((await codesOf({ blocks }))?.toString().split(',').toSorted()).toEqual(['49Y', '86W', 'N35'])
  expect(asked).toEqual([{ codes: ['N35', '86W', 'X99'] }, { codes: ['49Y', '86W'] }])
})

test('leaves out a model of another brand, whose range has no page here', async () => {
  expect(await codesOf({ blocks: [block(['L01', '66M'])] })).toEqual(['66M'])
})

test('takes codes from a browser out of the list that all share, and caches nothing under them', async () => {
  expect(await codesOf({ codes: ['49Y'] })).toEqual(['49Y'])
  const size = answerCache.size()
  for (const code of ['66M', 'ZZZ', 'QQQ']) await codesOf({ codes: [code] })
  expect(answerCache.size()).toBe(size)
  expect(asked).toEqual([{ brand: 'Toyota' }])
})
