import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSeedings } from '#platform/seeding/seeding.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { requestRest } from '#tests/rest.ts'
import { consentSeeding } from '../seed.ts'
import { consentTextOn } from './consent-texts.ts'
import { readCookieNotice } from './cookie-notice.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
  expect(await runSeedings(cms.payload, [await consentSeeding()])).toBe(4)
})
afterAll(() => cms.close())

const marketingOn = (today: `${number}-${number}-${number}`, language: 'en' | 'af' | 'zu' = 'en') =>
  consentTextOn(cms.payload, { purpose: 'marketing', language, today })

/** Creates a marketing text, published by default. */
function createText(title: string, validFrom: string, status: 'draft' | 'published' = 'published') {
  const texts = { optIn: `${title} opens`, text: `${title} tells`, agreement: `${title} agreed` }
  return cms.payload.create({
    collection: 'consentTexts',
    data: { title, purpose: 'marketing', validFrom, ...texts, _status: status },
  })
}

const refused = /published and cannot change because visitors may have agreed to it/

describe('the seeding', () => {
  it('creates consent texts in three languages, and nothing on a second run', async () => {
    const [en, af, zu] = await Promise.all([
      marketingOn('2026-11-20'),
      marketingOn('2026-11-20', 'af'),
      marketingOn('2026-11-20', 'zu'),
    ])
    expect(en).toMatchObject({ version: 1, language: 'en', purpose: 'marketing' })
    expect(en?.text).toContain('withdraw your consent at any time')
    expect(af).toMatchObject({ id: en?.id, version: 1, language: 'af' })
    expect(zu).toMatchObject({ id: en?.id, version: 1, language: 'zu' })
    expect(new Set([en?.agreement, af?.agreement, zu?.agreement]).size).toBe(3)
    const privacy = await consentTextOn(cms.payload, {
      purpose: 'privacy',
      language: 'en',
      today: '2026-11-20',
    })
    expect(privacy).toMatchObject({ version: 1, optIn: null, agreement: null })
    const academy = await consentTextOn(cms.payload, {
      purpose: 'academy',
      language: 'zu',
      today: '2026-11-20',
    })
    expect(academy).toMatchObject({ version: 1, language: 'zu', optIn: null })
    expect(academy?.agreement).toContain('Ngiyavuma')
    expect(await runSeedings(cms.payload, [await consentSeeding()])).toBe(0)
  })

  it('creates a cookie notice in three languages, with a separate text for Automark (C-016)', async () => {
    for (const language of ['en', 'af', 'zu'] as const) {
      const notice = await readCookieNotice(cms.payload, language)
      expect(notice?.language).toBe(language)
      expect(notice?.text).not.toContain('Automark')
      expect(notice?.usedCarsText).toContain('Automark')
      expect(notice?.categories.map(({ category }) => category)).toEqual([
        'necessary',
        'statistics',
        'marketing',
      ])
    }
  })
})

describe('a new consent text', () => {
  it('gets the next version and applies from its start date', async () => {
    const next = await createText('Second', '2027-03-01T12:00:00.000Z')
    expect(next.version).toBe(2)
    expect((await marketingOn('2027-02-28'))?.version).toBe(1)
    expect(await marketingOn('2027-03-01')).toEqual({
      id: next.id,
      purpose: 'marketing',
      version: 2,
      language: 'en',
      optIn: 'Second opens',
      text: 'Second tells',
      agreement: 'Second agreed',
    })
  })

  it('falls back to English when it is not translated', async () => {
    expect(await marketingOn('2027-03-01', 'af')).toMatchObject({ version: 2, language: 'en' })
  })

  it('never applies while it is a draft, and can be changed and deleted', async () => {
    const draft = await createText('Third', '2027-06-01T12:00:00.000Z', 'draft')
    expect((await marketingOn('2028-01-01'))?.version).toBe(2)
    const changed = await cms.payload.update({
      collection: 'consentTexts',
      id: draft.id,
      data: { text: 'Other.', _status: 'draft' },
      draft: true,
    })
    expect(changed).toMatchObject({ version: 3, text: 'Other.' })
    await cms.payload.delete({ collection: 'consentTexts', id: draft.id })
  })

  it('becomes a draft of the next version when it is copied from a published one', async () => {
    const id = (await marketingOn('2027-03-01'))?.id ?? 0
    const data = { _status: 'draft' as const }
    const copy = await cms.payload.duplicate({ collection: 'consentTexts', id, data, draft: true })
    expect(copy).toMatchObject({ version: 3, _status: 'draft', text: 'Second tells' })
    await cms.payload.delete({ collection: 'consentTexts', id: copy.id })
  })

  it.each(['marketing', 'academy'] as const)(
    'cannot be published without the sentences of %s',
    async (purpose) => {
      const data = {
        title: 'Half',
        purpose,
        validFrom: '2027-09-01T12:00:00.000Z',
        text: 'Tells.',
        _status: 'published' as const,
      }
      await expect(cms.payload.create({ collection: 'consentTexts', data })).rejects.toThrow(/invalid/)
    },
  )

  it('never shares its version number with one created at the same time', async () => {
    const both = await Promise.allSettled([
      createText('Left', '2029-01-01T12:00:00.000Z'),
      createText('Right', '2029-01-01T12:00:00.000Z'),
    ])
    const versions = both.flatMap((result) => (result.status === 'fulfilled' ? [result.value.version] : []))
    expect(versions.length).toBeGreaterThan(0)
    expect(new Set(versions).size).toBe(versions.length)
  })
})

describe('a published consent text', () => {
  const id = async () => (await marketingOn('2026-11-20'))?.id ?? 0
  const update = async (data: object, options: object = {}) =>
    cms.payload.update({ collection: 'consentTexts', id: await id(), data, ...options })

  it.each([
    ['changed', { text: 'Something else.', _status: 'published' }, {}],
    ['given another start date', { validFrom: '2030-01-01T12:00:00.000Z' }, {}],
    ['translated again', { text: 'Iets anders.' }, { locale: 'af' }],
    ['given a newer draft', { text: 'Something else.', _status: 'draft' }, { draft: true }],
    ['unpublished', { _status: 'draft' }, {}],
    ['given another version number', { version: 7 }, {}],
  ])('cannot be %s', async (_, data, options) => {
    const before = await marketingOn('2026-11-20')
    await expect(update(data, options)).rejects.toThrow(refused)
    expect(await marketingOn('2026-11-20')).toEqual(before)
  })

  it('cannot be deleted or changed in bulk', async () => {
    await expect(cms.payload.delete({ collection: 'consentTexts', id: await id() })).rejects.toThrow(refused)
    const many = await cms.payload.update({
      collection: 'consentTexts',
      where: { purpose: { equals: 'marketing' } },
      data: { text: 'All alike.' },
    })
    expect(many.errors.length).toBeGreaterThan(0)
    expect(many.docs).toEqual([])
  })

  it('cannot be restored to an earlier version', async () => {
    const { docs } = await cms.payload.findVersions({
      collection: 'consentTexts',
      where: { parent: { equals: await id() } },
    })
    const version = String(docs.at(-1)?.id)
    await expect(cms.payload.restoreVersion({ collection: 'consentTexts', id: version })).rejects.toThrow(
      refused,
    )
    expect((await marketingOn('2026-11-20', 'zu'))?.language).toBe('zu')
  })

  it('is readable by visitors, unlike a draft', async () => {
    const draft = await createText('Hidden', '2031-01-01T12:00:00.000Z', 'draft')
    const { body, text } = await requestRest(cms.payload, '/api/consentTexts?limit=100')
    expect((body.docs as unknown[]).length).toBeGreaterThan(0)
    expect(text).not.toContain('Hidden')
    await cms.payload.delete({ collection: 'consentTexts', id: draft.id })
  })
})
