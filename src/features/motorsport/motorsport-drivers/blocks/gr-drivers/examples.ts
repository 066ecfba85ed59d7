import { type Picture, pictureOf } from '#features/pictures/pictures/index.ts'
import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'
import type { Driver } from '../../driver.ts'

const path = '/gr/motorsport'
const none = { x: null, facebook: null, instagram: null, youtube: null }
const helmet = (number: string): Picture | null => pictureOf({ source: 'helmet', helmet: 'ring', number })

const driver = (id: number, name: string, surname: string, ...categories: readonly string[]): Driver => ({
  ...{ id: String(id), name, surname, sortBy: null, racingNumber: String(id), navigator: null, social: none },
  categories: categories.map((category) => ({ category, picture: null, racingNumber: null, order: id })),
  picture: helmet(String(id)),
  championshipsWon: { statistics: null, profile: null },
  ...{ car: pictureOf(examplePicture('gr-corolla', 'Arctic White', 'track')), gallery: [], story: null },
})

const drivers: readonly Driver[] = [
  driver(7, 'Lwazi', 'Ndlela', 'gr-cup'),
  driver(12, 'Jo', 'Steyn', 'gr-cup'),
  driver(22, 'Maximiliaan-Alexander', 'van der Westhuizen-Oosthuizen', 'gr-cup', 'gtc'),
  driver(31, 'Naledi', 'Kgosi', 'gr-cup'),
  driver(44, 'Yusuf', 'Fakier', 'gr-cup'),
  { ...driver(201, 'Ruan', 'Nel', 'dakar', 'sarrc'), navigator: 'Ilse Kruger', picture: null },
]

export const examples = [
  {
    name: 'four categories in tabs, one with five drivers',
    path,
    live: { state: 'ready', data: drivers },
    block: { id: 'drivers-tabs', blockType: 'grDrivers' },
  },
  {
    name: 'the drivers of one category',
    path,
    live: { state: 'ready', data: drivers },
    block: { id: 'drivers-one', blockType: 'grDrivers', category: 'dakar', title: 'Who goes to the Dakar' },
  },
  {
    name: 'when the drivers cannot be read',
    path,
    live: { state: 'failed' },
    block: { id: 'drivers-failed', blockType: 'grDrivers' },
  },
] as const satisfies readonly BlockExample<'grDrivers', readonly Driver[]>[]
