import type { CollectionSlug, Payload } from 'payload'
import { paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'
import { examplePicture } from '../uploads/index.ts'
import { createRestClient, type RestRequest, type RestResponse } from './rest.ts'

/** A text that only drafts contain. */
export const draftText = 'only in the draft'

const password = 'a-password-of-a-dealer'

/** The collections that dealers write, and the field that names a document. */
export const writtenByDealers = {
  teams: 'teamName',
  dealerFaqs: 'title',
  dealerEvents: 'name',
  specials: 'title',
} as const

export type WrittenSlug = keyof typeof writtenByDealers

/** A dealer with an account, pages, a file, and documents of each collection: published, published with a draft, draft. */
export type Desk = {
  readonly dealer: number
  readonly slug: string
  readonly as: (path: string, request?: RestRequest) => Promise<RestResponse>
  readonly pages: { readonly home: number; readonly changed: number; readonly draft: number }
  readonly media: number
  readonly documents: Readonly<Record<WrittenSlug, { published: number; changed: number; draft: number }>>
}

const member = { firstName: 'Anele', lastName: 'Zulu', brands: ['Toyota'] }
const answer = richTextContent(paragraph('Yes.'))

/** Valid data of a document of the collection. */
export function dataOf(collection: WrittenSlug, name: string): Record<string, unknown> {
  if (collection === 'teams') return { teamName: name, members: [member] }
  if (collection === 'dealerFaqs') return { title: name, faqItems: [{ title: 'Open?', afterTitle: answer }] }
  if (collection === 'specials')
    return { title: name, category: 'service', image: { source: 'place', scene: 'forecourt' } }
  return { name, startsOn: '2030-01-01T10:00:00.000Z' }
}

async function createDocuments(payload: Payload, collection: WrittenSlug, dealer: number, slug: string) {
  const create = async (name: string, status: 'draft' | 'published') => {
    const data = { ...dataOf(collection, name), audience: 'dealer', dealer, _status: status }
    const draft = status === 'draft'
    return (await payload.create({ collection, data: data as never, draft, depth: 0 })).id
  }
  const published = await create(`${slug} published`, 'published')
  const changed = await create(`${slug} changed`, 'published')
  const data = { [writtenByDealers[collection]]: `${slug} ${draftText}`, _status: 'draft' } as never
  await payload.update({ collection, id: changed, data, draft: true })
  return { published, changed, draft: await create(`${slug} new, ${draftText}`, 'draft') }
}

/** Creates a page at a path, published or as a draft. */
export async function createPage(payload: Payload, path: string, status: 'draft' | 'published') {
  const data = {
    path,
    title: status === 'draft' ? `${path} ${draftText}` : path,
    layout: [],
    _status: status,
  }
  return (await payload.create({ collection: 'pages', data, draft: status === 'draft', depth: 0 })).id
}

async function createPages(payload: Payload, slug: string) {
  const root = `/dealers/${slug}`
  const home = await createPage(payload, root, 'published')
  const changed = await createPage(payload, `${root}/about`, 'published')
  const data = { title: `About ${draftText}`, _status: 'draft' as const }
  await payload.update({ collection: 'pages', id: changed, data, draft: true })
  return { home, changed, draft: await createPage(payload, `${root}/soon`, 'draft') }
}

/** Creates the region of the desks. */
export async function createRegion(payload: Payload): Promise<number> {
  const data = { name: 'Gauteng', slug: 'gauteng', order: 1, kind: 'province', currency: 'ZAR' } as const
  return (await payload.create({ collection: 'regions', data })).id
}

/** Creates a published dealer with everything that belongs to it. */
export async function createDesk(payload: Payload, slug: string, region: number, sky: string): Promise<Desk> {
  const { id: dealer } = await payload.create({
    collection: 'dealers',
    data: {
      ...{
        name: `Dealer ${slug}`,
        slug,
        supplierCode: slug.replace('-', '').toUpperCase().slice(-8),
        toyotaSupplier: 'Y',
      },
      ...{ region, telephone: '0800 000 101', email: `secret.${slug}@example.co.za`, _status: 'published' },
    },
  })
  const email = `${slug}@example.co.za`
  await payload.create({
    collection: 'users',
    data: { email, password, name: slug, role: 'dealer', dealer },
  })
  const { token = '' } = await payload.login({ collection: 'users', data: { email, password } })
  const { id: media } = await payload.create({
    collection: 'media',
    file: { ...(await examplePicture({ sky, width: 300, height: 200 })) },
    data: { alt: `The forecourt of ${slug}`, dealer },
  })
  const rest = createRestClient(payload)
  return {
    ...{ dealer, slug, media },
    as: (path, request = {}) => rest(path, { token, ...request }),
    pages: await createPages(payload, slug),
    documents: {
      teams: await createDocuments(payload, 'teams', dealer, slug),
      dealerFaqs: await createDocuments(payload, 'dealerFaqs', dealer, slug),
      dealerEvents: await createDocuments(payload, 'dealerEvents', dealer, slug),
      specials: await createDocuments(payload, 'specials', dealer, slug),
    },
  }
}

/** Reads the stored document or its newest draft, with all rights. */
export async function stored(payload: Payload, collection: string, id: number, draft = false) {
  const found = await payload.findByID({
    ...{ collection: collection as CollectionSlug, id, draft, depth: 0, trash: true },
  })
  return found as unknown as Readonly<Record<string, unknown>>
}
