import type { BlockExample } from '#features/site/blocks/index.ts'
import { exampleData, exampleSpecials } from '../../example-data.ts'
import type { SpecialsData } from '../../specials-data.ts'

const path = '/dealers/marula-toyota-bryanston'

export const examples = [
  {
    name: 'eight of ten specials, with a link to all',
    path,
    live: { state: 'ready', data: exampleData(exampleSpecials.slice(0, 8), 10) },
    block: { id: 'slider-ten', blockType: 'specialsSlider', title: 'This month on our floor.' },
  },
  {
    name: 'four specials, without a link',
    path,
    live: { state: 'ready', data: exampleData(exampleSpecials.slice(0, 4)) },
    block: { id: 'slider-four', blockType: 'specialsSlider' },
  },
  {
    name: 'none at this time',
    path,
    live: { state: 'empty' },
    block: { id: 'slider-none', blockType: 'specialsSlider' },
  },
  {
    name: 'when the specials cannot be loaded',
    path,
    live: { state: 'failed' },
    block: { id: 'slider-failed', blockType: 'specialsSlider' },
  },
] as const satisfies readonly BlockExample<'specialsSlider', SpecialsData>[]
