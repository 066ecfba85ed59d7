import { expect, test } from 'vitest'
import type { Picture } from '#features/pictures/pictures/index.ts'
import { inLand, landOfMost } from './local-land.ts'

const at = (scene: 'durban' | 'karoo' | 'bushveld') => ({
  picture: { kind: 'artwork', subject: 'place', scene, alt: '' } satisfies Picture,
})

test('a group is in the land of most of its dealers', () => {
  expect(landOfMost([at('karoo'), at('durban'), at('durban'), { picture: null }])).toBe('durban')
  expect(landOfMost([at('karoo'), at('bushveld')])).toBe('karoo')
  expect(landOfMost([{ picture: null }])).toBeNull()
})

test('moves the building of a template into a land, and leaves other places', () => {
  const building = { source: 'place', scene: 'forecourt', sign: '{group}' }
  const view = { source: 'place', scene: 'karoo', sign: null }
  const shared = { kind: 'artwork', subject: 'place', scene: 'forecourt', sign: '{group}', alt: '' }
  const page = { layout: [{ picture: building }, { picture: view }], shared }
  expect(inLand(page, 'durban')).toEqual({
    layout: [{ picture: { ...building, scene: 'durban' } }, { picture: view }],
    shared: { ...shared, scene: 'durban' },
  })
  expect(inLand(page, null)).toBe(page)
})
