import { beforeEach, expect, test, vi } from 'vitest'
import type { LayoutBlock } from '#features/site/blocks/index.ts'
import type { DisplayedModel } from '#features/vehicles/vehicles/index.ts'

const models = ['49Y', '66M', '86W', 'N35'].map(
  (code): DisplayedModel => ({
    ...{ code, name: 'Vitz 1.0', href: '/vehicles/vitz' },
    ...{ price: null, hybrid: false, picture: null },
  }),
)
const listDisplayedModels = vi.fn(async (codes?: readonly string[]) =>
  models.filter(({ code }) => codes?.includes(code) ?? true),
)

vi.mock('#features/dealers/dealers/server.ts', () => ({ dealerContextAt: async () => null }))
vi.mock('#features/vehicles/vehicles/server.ts', () => ({ listDisplayedModels }))
const { loadModelLineUp } = await import('./live-blocks.ts')

const context = { path: '/', today: '2026-11-22' } as const
const block = (codes: string[]): LayoutBlock => ({ blockType: 'modelLineUp', heading: 'Models', codes })

async function codesOf(query: Pick<Parameters<typeof loadModelLineUp>[0], 'blocks' | 'codes'>) {
  const live = await loadModelLineUp({ ...context, ...query })
  return live.state === 'ready' ? live.data.map(({ code }) => code) : live.state
}

beforeEach(() => listDisplayedModels.mockClear())

test('requests only the codes of each block of the page (V-302)', async () => {
  const blocks = [
    block(['N35', '86W', 'X99']),
    block(['49Y', '86W', '49Y']),
    { blockType: 'lineUp' as const, heading: 'All' },
  ]
  expect((await codesOf({ blocks }))?.toString().split(',').toSorted()).toEqual(['49Y', '86W', 'N35'])
  expect(listDisplayedModels.mock.calls).toEqual([[['N35', '86W', 'X99']], [['49Y', '86W']]])
})

test('filters codes from a browser out of the shared list, without a query for them', async () => {
  expect(await codesOf({ codes: ['49Y'] })).toEqual(['49Y'])
  for (const code of ['66M', 'ZZZ', 'QQQ']) await codesOf({ codes: [code] })
  expect(listDisplayedModels.mock.calls).toEqual([[], [], [], []])
})
