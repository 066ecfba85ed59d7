import { handleEndpoints } from 'payload'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { omittedFields } from '#features/enquiries/enquiries/server.ts'
import { registerCms } from '#platform/process/cms.ts'
import { log } from '#platform/process/log.ts'
import { provideFileForms, tradeIn } from '#tests/forms/files.ts'
import { stepOf } from '#tests/forms/receive.ts'
import { testCache } from '#tests/next-cache.ts'
import { viewOfDraft } from '../check/load-check.ts'
import { readRequestForm, readSpecialFormContent } from './dialog-forms.ts'
import { loadForm } from './load-form.ts'

// Next's cache exists only while Next serves.
vi.mock('next/cache', () => import('#tests/next-cache.ts'))

const { cms, photo, sendJson, sendPlain, enquiries } = provideFileForms()
const slug = 'form-settings'
const password = 'a-password-of-an-editor'
let token: string

beforeAll(async () => {
  const email = 'editor@example.co.za'
  await cms().create({ collection: 'users', data: { email, name: 'Editor', password, role: 'editor' } })
  token = (await cms().login({ collection: 'users', data: { email, password } })).token ?? ''
})

/** Saves the settings as an editor does, and expires what the save expires. */
async function save(data: object): Promise<Response> {
  const request = new Request(`http://localhost/api/globals/${slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify(data),
  })
  const response = await handleEndpoints({ config: cms().config, request })
  testCache.expire(['forms'])
  return response
}

/** The names of the fields that a form asks for. */
const namesIn = ({ steps }: Awaited<ReturnType<typeof readRequestForm>>['view']) =>
  steps.flatMap(({ sections }) => sections.flatMap(({ rows }) => rows.flat().map(({ name }) => name)))

describe('the optional fields that an editor leaves out', () => {
  test('are left out by the forms from the save on, and back when none are left out', async () => {
    const omittedByContact = async () => {
      const live = await loadForm('contact', { path: '/contact', language: 'zu' })
      return live.state === 'ready' && live.data.omitted?.contact
    }
    const merchandise = async () => namesIn((await readRequestForm('merchandise', 'af', '/shop')).view)
    const special = async () => namesIn((await readSpecialFormContent('en')).view)
    expect(await omittedByContact()).toBe(undefined)
    expect(await merchandise()).toEqual(['product', 'fullName', 'phone', 'email', 'note'])
    const omitted = { asksFor: { note: false } }
    expect((await save({ contact: omitted, merchandise: omitted, special: omitted })).status).toBe(200)
    expect(await omittedByContact()).toEqual(['note'])
    expect(await merchandise()).toEqual(['product', 'fullName', 'phone', 'email'])
    expect(await special()).toEqual(['fullName', 'phone', 'email', 'preferredContact', 'adult'])
    const none = { asksFor: { note: true } }
    await save({ contact: none, merchandise: none, special: none })
    expect(await omittedFields()).toEqual({})
    expect(await merchandise()).toContain('note')
  })

  test.each([
    ['contact', 'fullName'],
    ['contact', 'amount'],
    ['tradeIn', 'desk'],
    ['academy', 'collectionAgreed'],
    ['academy', 'wordingVersion'],
  ])(
    'cannot be a field of %s such as %s, which is required, hidden or of another form',
    async (form, name) => {
      await save({ [form]: { asksFor: { [name]: false } } })
      expect((await omittedFields())[form as 'contact'] ?? []).not.toContain(name)
    },
  )

  test('are offered in the admin under the labels that visitors read, told apart by their section', () => {
    const global = cms().config.globals.find((each) => each.slug === slug)
    const tabs = global?.fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : [])) ?? []
    const labelsOf = (label: string) =>
      tabs
        .find((tab) => tab.label === label)
        ?.fields.flatMap((field) => (field.type === 'group' ? field.fields : []))
        .map((field) => 'label' in field && field.label)
    expect(labelsOf('Junior academy')).toEqual([
      'Driver Information: Province',
      'Driver CV',
      'Guardian Information: Province',
    ])
    expect(tabs.find(({ label }) => label === 'Trade-in')?.fields).toMatchObject([{ name: 'asksFor' }])
  })

  test('are accepted from pages that were opened before', async () => {
    await save({ tradeIn: { asksFor: { message: false, variant: false } } })
    const sent = { ...tradeIn, adult: true, message: 'It has a tow bar.' }
    expect((await sendJson('tradeIn', sent, { photos: [photo()] })).status).toBe(201)
    expect(await enquiries()).toMatchObject([{ details: { message: 'It has a tow bar.' } }])
  })

  test('stay on the check page where they were filled in before, and only there', async () => {
    await save({ tradeIn: { asksFor: { message: false, variant: false } } })
    const entries = { ...tradeIn, make: '', message: 'It has a tow bar.' }
    const view = await viewOfDraft(await stepOf(cms(), await sendPlain('tradeIn', entries)))
    expect(view.state === 'edit' && view.content.omitted?.tradeIn).toEqual(['variant'])
  })

  test('are asked for when the settings cannot be read, which is logged, on pages that are cached briefly', async () => {
    const payload = cms()
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
    testCache.expire(['forms'])
    const size = testCache.size()
    registerCms(() => Promise.reject(new Error('no database')))
    try {
      expect(await omittedFields()).toEqual({})
      expect(error).toHaveBeenCalledWith(expect.anything(), 'omitted form fields not read')
      // The entry by which a page is given a short lifetime.
      expect(testCache.size()).toBe(size + 1)
    } finally {
      registerCms(async () => payload)
      error.mockRestore()
    }
  })
})
