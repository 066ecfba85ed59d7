import { bold, paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { TestCms } from '#tests/cms.ts'

type Ids = Map<string, number>

/** Adds a range, whose description is about corners or towing unless given. */
export async function addRange(
  cms: TestCms,
  ids: Ids,
  name: string,
  slug: string,
  bodyType: 'double-cab' | 'large-suv' | 'coupe',
  description = bodyType === 'coupe' ? 'Made for corners.' : 'Tows three and a half tonnes.',
) {
  const texts = { seoTitle: name, seoDescription: name }
  const hero = {
    source: 'illustration',
    vehicle: 'fortuner',
    colour: ids.get('colour') ?? 0,
    scene: 'karoo',
  } as const
  const tagline = `The ${name} in one line`
  const data = { ...{ name, slug, code: slug, brand: 'Toyota', bodyType, order: 1 }, ...texts }
  const { id } = await cms.payload.create({
    collection: 'ranges',
    data: { ...data, tagline, description, hero, _status: 'published' },
  })
  ids.set(slug, id)
}

async function addModel(
  cms: TestCms,
  ids: Ids,
  code: string,
  name: string,
  slug: string,
  price: number,
  specialPrice?: number,
) {
  const engine = { engine: '2.8 GD-6', fuelType: 'Diesel', driveSystem: 'Rear', seats: 5 }
  const gearbox = { transmission: '6-speed automatic', transmissionType: 'Automatic' }
  const { id } = await cms.payload.create({
    collection: 'models',
    data: {
      ...{ code, name, price, specialPrice, grade: 'raider', range: ids.get(slug) ?? 0, colours: [] },
      ...engine,
      ...gearbox,
      _status: 'published',
    } as never,
  })
  ids.set(code, id)
}

/** Fills a CMS with three ranges, two models and two pages. Returns the ids of ranges by slug, of models by code. */
export async function addSearchContent(cms: TestCms): Promise<Ids> {
  const ids: Ids = new Map()
  const colour = await cms.payload.create({
    collection: 'colours',
    data: { code: 'C01', paintCode: 'C01', title: 'Red', hex: '#A41E22', finish: 'solid' },
  })
  ids.set('colour', colour.id)
  await addRange(cms, ids, 'Hilux Double Cab', 'hilux-double-cab', 'double-cab')
  await addRange(cms, ids, 'Fortuner', 'fortuner', 'large-suv')
  await addRange(cms, ids, 'GR Corolla', 'gr-corolla', 'coupe')
  await addModel(cms, ids, '57U', 'Fortuner 2.8 GD-6 RB VX 6AT', 'fortuner', 1_016_700_00, 999_900_00)
  await addModel(cms, ids, 'B07', 'Hilux 2.8 GD-6 RB Raider 6AT', 'hilux-double-cab', 800_000_00)
  const addPage = (data: object, locale: Language = 'en') =>
    cms.payload.create({ collection: 'pages', locale, data: { ...data, _status: 'published' } as never })
  const covered = paragraph('Five years against ', bold('corrosion'), ' of panels.')
  await addPage({
    path: '/owners/warranty',
    title: 'Warranty',
    meta: { description: 'What is covered, and for how long.' },
    layout: [
      { blockType: 'text', title: 'Rust perforation', content: richTextContent(covered) },
      {
        blockType: 'faq',
        questions: [{ question: 'May I sell my car?', answer: richTextContent('The cover goes with it.') }],
      },
    ],
  })
  const text = (content: string) => [{ blockType: 'text', content: richTextContent(content) }]
  const path = '/vehicles/hilux-range'
  const { id } = await addPage({ path, title: 'The Hilux family', layout: text('Three cabs.') })
  await cms.payload.update({
    ...{ collection: 'pages', id, locale: 'af' },
    data: { title: 'Die Hilux-familie', layout: text('Drie kajuite.'), _status: 'published' } as never,
  })
  return ids
}
