import { copyDataFromLocale } from '@payloadcms/ui/utilities/copyDataFromLocale'
import { type CollectionSlug, createLocalReq, type GlobalSlug, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRestClient, type RestRequest } from '#tests/access/rest.ts'
import { type AdminForm, openAdminForm } from '#tests/admin-form.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { pick } from '#tests/scale.ts'
import {
  type Entity,
  entityOf,
  fillInEnglish,
  idIn,
  isEmpty,
  textsOf,
  translationsOf,
} from './entity.test-support.ts'
import { localizedFields } from './localized-texts.test-support.ts'

let cms: TestCms
let payload: Payload
let token: string

beforeAll(async () => {
  cms = await openTestCms({ content: true })
  payload = cms.payload
  const body = { email: 'editor@example.co.za', password: 'a-password-of-somebody' }
  await payload.create({ collection: 'users', data: { ...body, name: 'Editor', role: 'editor' } })
  token = (await createRestClient(payload)('users/login', { method: 'POST', body })).body.token
})
afterAll(() => cms.close())

/** Sends a request as an editor and expects it to succeed. */
async function send(path: string, options: RestRequest) {
  const { status, body } = await createRestClient(payload)(path, { token, ...options })
  expect([200, 201], `${path}: ${JSON.stringify(body)}`).toContain(status)
  return body
}

type Button = Exclude<keyof AdminForm, 'values'>

function buttonsOf({ drafts, staysAsPublished }: Entity, locale: string): readonly Button[] {
  if (staysAsPublished) return ['autosave', 'saveDraft', ...(locale === 'zu' ? (['publish'] as const) : [])]
  if (drafts)
    return ['autosave', 'publish', 'autosave', 'publishLanguage', 'autosave', 'publish', 'saveDraft']
  return ['save', 'save']
}

const globals = ['header', 'footer', 'cookie-notice', 'form-settings']
const slugs = [
  'pages',
  'ranges',
  'dealers',
  'dealerEvents',
  'specials',
  'events',
  'drivers',
  'seasons',
  'merchandise',
  'articles',
  'authors',
  'news',
  'consentTexts',
  'media',
  ...globals,
]
const isChangeable = (slug: string) => slug !== 'consentTexts'
/** Payload 3.90 throws when a language of a global is copied to another. */
const isCopied = (slug: string) => isChangeable(slug) && !globals.includes(slug)

/** One of each kind in the gate: with and without drafts, with nested blocks, of uploads, global. */
const ofEachKind = ['pages', 'dealers', 'articles', 'media', 'consentTexts', 'header', 'form-settings']

describe.each(pick({ gate: ofEachKind, all: slugs }))('%s with English texts only', (slug) => {
  let entity: Entity
  let address: string
  const translations = () => translationsOf(payload, entity, address)

  beforeAll(async () => {
    entity = entityOf(payload, slug)
    address = await fillInEnglish(payload, entity, send)
  })

  test('has English text in every localized field', async () => {
    const texts = await textsOf(payload, entity, address)
    expect(texts.filter(({ texts: { en } }) => isEmpty(en))).toEqual([])
    expect(new Set(texts.map(({ field }) => field))).toEqual(new Set(entity.localized))
  })

  test.each(['af', 'zu'])('keeps empty translations empty when it is saved in %s', async (locale) => {
    const form = await openAdminForm(createRestClient(payload), { address, token, locale })
    for (const button of buttonsOf(entity, locale)) {
      const { status, body } = await form[button]()
      expect(status, `${button}: ${JSON.stringify(body)}`).toBe(200)
    }
    expect(await translations()).toEqual([])
  })

  if (isChangeable(slug))
    test('keeps empty translations empty when a program sends part of it', async () => {
      const body = entity.drafts ? { _status: 'published' } : {}
      await send(`${address}?locale=af`, { method: entity.global ? 'POST' : 'PATCH', body })
      if (!entity.global)
        await send(`${slug}?locale=zu&where[id][equals]=${idIn(address)}`, { method: 'PATCH', body })
      expect(await translations()).toEqual([])
    })

  if (isChangeable(slug))
    test('keeps empty translations empty when our own code writes back what it has read', async () => {
      const options = { depth: 0, locale: 'zu', overrideAccess: true } as const
      if (entity.global) {
        const data = await payload.findGlobal({ slug: slug as GlobalSlug, ...options })
        await payload.updateGlobal({ slug: slug as GlobalSlug, ...options, data: data as never })
      } else {
        const document = { collection: slug as CollectionSlug, id: idIn(address), ...options }
        await payload.update({ ...document, data: (await payload.findByID(document)) as never })
      }
      expect(await translations()).toEqual([])
    })

  if (isCopied(slug))
    test('keeps empty translations empty when one language is copied to another', async () => {
      const { docs } = await payload.find({ collection: 'users', where: { name: { equals: 'Editor' } } })
      const user = { ...docs[0], collection: 'users' } as never
      for (const overrideData of [false, true]) {
        const req = await createLocalReq({ user, locale: 'af' }, payload)
        const languages = { fromLocale: 'af', toLocale: 'zu', overrideData }
        await copyDataFromLocale({ collectionSlug: slug, docID: idIn(address), ...languages, req } as never)
      }
      expect(await translations()).toEqual([])
    })

  if (isCopied(slug) && slug !== 'media')
    test('keeps empty translations empty in a duplicate, and when a version is restored', async () => {
      const copy = await send(`${address}/duplicate?locale=af`, { method: 'POST', body: {} })
      expect(await translationsOf(payload, entity, `${slug}/${copy.doc.id}`)).toEqual([])
      const where = `where[parent][equals]=${idIn(address)}&limit=1`
      const { docs } = await send(`${slug}/versions?${where}`, {})
      await send(`${slug}/versions/${docs[0].id}?locale=af`, { method: 'POST' })
      expect(await translations()).toEqual([])
    })
})

test('covers every collection and every global with localized texts', () => {
  const { config } = payload
  const withTexts = [...config.collections, ...config.globals].filter(
    ({ slug, fields }) => slug === 'pages' || localizedFields(slug, fields).length > 0,
  )
  expect(withTexts.map(({ slug }) => slug).sort()).toEqual([...slugs].sort())
})
