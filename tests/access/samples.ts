import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload'
import sharp from 'sharp'

type Data = Record<string, unknown>

let sampleCount = 0

/** A text that only drafts contain. */
export const draftOnlyText = 'secret text'

/** Ids of the first sample of each collection, for samples that refer to it. */
const firstSamples = new Map<string, number>()

const now = '2026-11-20T08:00:00.000Z'

/** Valid data of collections without drafts, which are always validated, and data that the hooks of others need. */
const validData: Readonly<Record<string, (name: string) => Data>> = {
  teams: (name) => ({ teamName: name, audience: 'every' }),
  testimonials: (name) => ({ fullName: name, audience: 'every' }),
  dealerFaqs: (name) => ({ title: name, audience: 'every' }),
  dealerEvents: (name) => ({ name, audience: 'every' }),
  specials: (name) => ({ title: name, category: 'service', audience: 'every' }),
  dealerQuotes: (name) => ({ fullName: name, audience: 'every' }),
  redirects: (name) => ({ from: `/${name}`, to: { kind: 'address', address: 'https://example.co.za' } }),
  colours: (name) => ({ title: name, code: name, paintCode: '040', hex: '#ffffff', finish: 'solid' }),
  guaranteedValues: (name) => ({
    description: name,
    values: [{ mileage: 20_000, months: 48, factor: 5_150 }],
  }),
  subscriptionQuotes: (name) => ({
    description: name,
    quotes: [{ mileage: 1_000, months: 60, leasePrice: 1_000_000, protect: 40_000 }],
  }),
  'article-feeds': (name) => ({ name, kind: 'own' }),
  articles: (name) => ({ title: name, slug: name, publishedAt: '2025-01-03T06:00:00.000Z' }),
  authors: (name) => ({ name, slug: name }),
  'article-categories': (name) => ({ name, slug: name }),
  'article-tags': (name) => ({ name, slug: name }),
  news: (name) => ({ title: name, slug: name, publishedAt: '2025-01-03T06:00:00.000Z' }),
  'news-categories': (name) => ({ name, number: Number(name.replace(/\D/g, '')) }),
  regions: (name) => ({ name, slug: name, order: 1, kind: 'province', currency: 'ZAR' }),
  publicHolidays: (name) => ({ name, day: now, countries: ['ZA'] }),
  media: (name) => ({ alt: name }),
  users: (name) => ({
    email: `${name}@example.co.za`,
    name,
    role: 'editor',
    password: 'a-password-of-a-sample',
  }),
  'service-keys': (name) => ({ name }),
  enquiries: (name) => ({
    ...{ reference: name, formKey: name, kind: 'contact', receivedAt: now, language: 'en', status: 'new' },
    ...{ fullName: name, email: `${name}@example.co.za` },
  }),
  'form-drafts': (name) => ({
    ...{ address: name, secretHash: name, formKey: name, kind: 'contact', language: 'en', page: '/contact' },
    ...{ step: 'confirm', expiresAt: now },
  }),
  'enquiry-files': (name) => ({
    ...{ key: name, formKey: name, slot: 'photo', name: `${name}.jpg`, mediaType: 'image/jpeg', bytes: 0 },
    ...{ verdict: 'notScanned', enquiry: firstSamples.get('enquiries') },
  }),
  deliveries: (name) => ({
    enquiry: firstSamples.get('enquiries'),
    channel: 'email',
    key: name,
    state: 'waiting',
  }),
  mails: (name) => ({ key: name, subject: name, about: name }),
  handovers: (name) => ({ key: name, service: 'leadProvider', body: {} }),
  stockImports: (name) => ({ source: name, status: 'applied', startedAt: now, finishedAt: now }),
  consentEntries: (name) => ({ at: now, act: 'given', person: name }),
  subscribers: (name) => ({
    ...{ email: `${name}@example.co.za`, firstName: name, lastName: name },
    ...{ person: name, state: 'pending', askedAt: now },
  }),
  vehicleAlerts: (name) => ({
    ...{
      title: name,
      email: `${name}@example.co.za`,
      kind: 'search',
      state: 'pending',
      subject: 'make=toyota',
    },
    ...{ person: name, key: name, askedAt: now, lastCheckedAt: now },
  }),
  serviceReminders: (name) => ({
    ...{
      email: `${name}@example.co.za`,
      kind: 'service',
      state: 'pending',
      model: '57U',
      dueOn: '2027-03-01',
    },
    ...{ consentText: name, person: name, key: name, consentedAt: now, askedAt: now },
  }),
  pageFeedback: (name) => ({ page: `/${name}`, answer: 'helpful', language: 'en', receivedAt: now }),
  privacyRequests: (name) => ({
    ...{ reference: name, wish: 'export', state: 'unconfirmed', receivedAt: now, person: name },
  }),
}

/** Returns valid data, or for a collection with drafts only its title and unique fields. */
export function sampleData(payload: Payload, slug: string): Data {
  sampleCount += 1
  const name = `sample-${sampleCount}`
  const valid = validData[slug]?.(name)
  if (valid) return valid
  const { flattenedFields, admin } = collectionOf(payload, slug)
  const data: Data = {}
  for (const field of flattenedFields) {
    const isNamed = 'unique' in field && field.unique && field.type === 'text'
    if (isNamed || field.name === admin.useAsTitle)
      data[field.name] = field.name === 'path' ? `/${name}` : name
  }
  return data
}

export function collectionOf(payload: Payload, slug: string) {
  const collection = payload.collections[slug as CollectionSlug]?.config
  if (!collection) throw new Error(`There is no collection ${slug}.`)
  return collection
}

export const hasDrafts = (payload: Payload, slug: string) =>
  Boolean(collectionOf(payload, slug).versions?.drafts)

/** Creates a sample, as a draft if the collection has drafts. */
export async function createSample(payload: Payload, slug: string): Promise<number> {
  const isUpload = Boolean(collectionOf(payload, slug).upload)
  const picture = isUpload
    ? await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
    : undefined
  const document = await payload.create({
    collection: slug as 'pages',
    data: sampleData(payload, slug) as RequiredDataFromCollectionSlug<'pages'>,
    draft: true,
    depth: 0,
    ...(picture
      ? {
          file: {
            data: picture,
            mimetype: 'image/png',
            name: `sample-${sampleCount}.png`,
            size: picture.length,
          },
        }
      : {}),
  })
  if (!firstSamples.has(slug)) firstSamples.set(slug, document.id)
  return document.id
}

const snake = (slug: string) =>
  slug.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_')

/** Publishes a document in the database, without validation. */
async function publish(payload: Payload, slug: string, id: number): Promise<void> {
  const table = snake(slug)
  const status = sql.raw(`update "${table}" set _status = 'published' where id = ${id};
    update "_${table}_v" set version__status = 'published' where parent_id = ${id}`)
  await payload.db.drizzle.execute(status)
}

export type Samples = {
  readonly published: number
  /** Never published. */
  readonly draft: number | null
  /** Published, with a newer draft. */
  readonly changed: number | null
}

/** Creates a newer draft of a published document. @returns false when the document may not change */
async function change(payload: Payload, slug: string, id: number): Promise<boolean> {
  const data = {
    [String(collectionOf(payload, slug).admin.useAsTitle)]: draftOnlyText,
    _status: 'draft',
  } as Data
  const update = () => payload.update({ collection: slug as 'pages', id, data, draft: true, depth: 0 })
  return update().then(
    () => true,
    (error: { status?: number }) => {
      if (error.status === 409) return false
      throw error
    },
  )
}

/** Creates one document in each state that the collection supports. */
export async function createSamples(payload: Payload, slug: string): Promise<Samples> {
  const published = await createSample(payload, slug)
  if (!hasDrafts(payload, slug)) return { published, draft: null, changed: null }
  await publish(payload, slug, published)
  const changed = await createSample(payload, slug)
  await publish(payload, slug, changed)
  const hasChanged = await change(payload, slug, changed)
  return { published, draft: await createSample(payload, slug), changed: hasChanged ? changed : null }
}
