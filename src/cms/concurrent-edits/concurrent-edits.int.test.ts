import type { GlobalSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRestClient, type Rest } from '#tests/access/rest.ts'
import { type AdminForm, openAdminForm } from '#tests/admin-form.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'

let cms: TestCms
let payload: Payload
let rest: Rest
const tokens = { thandi: '', johan: '' }

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  rest = createRestClient(payload)
  for (const [key, name] of [
    ['thandi', 'Thandi Nkosi'],
    ['johan', 'Johan Botha'],
  ] as const) {
    const body = { email: `${key}@example.co.za`, password: 'a-password-of-somebody' }
    await payload.create({ collection: 'users', data: { ...body, name, role: 'editor' } })
    tokens[key] = (await rest('users/login', { method: 'POST', body })).body.token
  }
})
afterAll(() => cms.close())

let paths = 0

/** Editors move documents to the trash; only administrators delete them. */
async function administrator(): Promise<string> {
  paths += 1
  const body = { email: `admin-${paths}@example.co.za`, password: 'a-password-of-somebody' }
  await payload.create({ collection: 'users', data: { ...body, name: 'Lerato', role: 'admin' } })
  return (await rest('users/login', { method: 'POST', body })).body.token
}

const formOf = (who: keyof typeof tokens, address: string, locale = 'en') =>
  openAdminForm(rest, { address, token: tokens[who], locale })
const type = (form: AdminForm, changes: object) => Object.assign(form.values, changes)
const rejection = (body: { errors: { data: { errors: { path: string; message: string }[] } }[] }) =>
  body.errors[0]?.data.errors[0]

async function publishedPage(): Promise<string> {
  paths += 1
  const data = { title: 'As published', path: `/page-${paths}`, _status: 'published' as const }
  return `pages/${(await payload.create({ collection: 'pages', data })).id}`
}

const colour = { title: 'White', paintCode: '040', hex: '#ffffff', finish: 'solid' as const }
async function storedColour(code: string): Promise<string> {
  return `colours/${(await payload.create({ collection: 'colours', data: { ...colour, code } })).id}`
}

const idOf = (address: string) => Number(address.split('/')[1])
const titlesOfVersions = async (address: string) => {
  const where = { parent: { equals: idOf(address) } }
  const { docs } = await payload.findVersions({ collection: 'pages', where, sort: 'createdAt' })
  return docs.map(({ version }) => version.title)
}

describe('a page with autosave', () => {
  test('returns 409 for an autosave based on an outdated version, and names who saved the newer one', async () => {
    const address = await publishedPage()
    const [hers, his] = [await formOf('thandi', address), await formOf('johan', address)]
    type(hers, { title: 'Hers' })
    expect((await hers.autosave()).status).toBe(200)
    type(his, { title: 'His' })
    const { status, body } = await his.autosave()
    expect(status).toBe(409)
    expect(body.errors[0].message).toBe('')
    expect(rejection(body)).toMatchObject({ path: 'updatedAt' })
    expect(rejection(body)?.message).toMatch(/^Thandi Nkosi saved it on \w{3} \d+ \w{3} \d{4}, \d\d:\d\d\. /)
    expect((await formOf('johan', address)).values.title).toBe('Hers')
  })

  test('accepts every save of a single editor, whatever the order of the buttons', async () => {
    const form = await formOf('thandi', await publishedPage())
    for (const button of [
      'autosave',
      'publish',
      'autosave',
      'publishLanguage',
      'autosave',
      'saveDraft',
      'publish',
    ] as const) {
      type(form, { title: `After ${button}` })
      expect((await form[button]()).status, button).toBe(200)
    }
  })

  test('returns 409 with an explanation for a publication by an editor who has not seen the newer draft', async () => {
    const address = await publishedPage()
    const [hers, his] = [await formOf('thandi', address), await formOf('johan', address)]
    await hers.autosave()
    type(his, { title: 'His' })
    const { status, body } = await his.publish()
    expect([status, body.errors[0].message]).toEqual([
      409,
      'This was not saved because there is a newer version.',
    ])
  })

  test('keeps both versions when the editor saves on top of the newer one', async () => {
    const address = await publishedPage()
    const [hers, his] = [await formOf('thandi', address), await formOf('johan', address)]
    type(hers, { title: 'Hers' })
    await hers.autosave()
    type(his, { title: 'His' })
    await his.autosave()
    type(his, { updatedAt: hers.values.updatedAt })
    expect((await his.saveDraft()).status).toBe(200)
    type(his, { title: 'His, with a word more' })
    expect((await his.autosave()).status).toBe(200)
    expect(await titlesOfVersions(address)).toEqual(['As published', 'Hers', 'His', 'His, with a word more'])
  })

  test('returns 409 for a translation based on an outdated version', async () => {
    const address = await publishedPage()
    const [english, afrikaans] = [await formOf('thandi', address), await formOf('johan', address, 'af')]
    await english.publish()
    expect((await afrikaans.autosave()).status).toBe(409)
  })

  test('lets an editor revert a newer draft to the published version, as the admin does', async () => {
    const address = await publishedPage()
    const hers = await formOf('thandi', address)
    type(hers, { title: 'Hers' })
    await hers.autosave()
    const query = 'locale=en&fallback-locale=null&depth=0'
    const { body } = await rest(`${address}?${query}`, { token: tokens.johan })
    const reverted = await rest(`${address}?${query}`, { method: 'PATCH', token: tokens.johan, body })
    expect([reverted.status, reverted.body.doc?.title]).toEqual([200, 'As published'])
    expect(await titlesOfVersions(address)).toContain('Hers')
  })

  test('mentions another window when the same editor saved the newer version', async () => {
    const address = await publishedPage()
    const [one, other] = [await formOf('thandi', address), await formOf('thandi', address)]
    await one.autosave()
    expect(rejection((await other.autosave()).body)?.message).toMatch(/^You saved it in another window on /)
  })

  test('names no one when a program saved the newer version', async () => {
    const address = await publishedPage()
    const form = await formOf('thandi', address)
    await payload.update({ collection: 'pages', id: idOf(address), data: { title: 'By a program' } })
    expect(rejection((await form.autosave()).body)?.message).toMatch(/^It was changed on /)
  })
})

describe('a document without drafts', () => {
  test('returns 409 for a save based on an outdated version, and keeps the newer one', async () => {
    const address = await storedColour('TWO')
    const [hers, his] = [await formOf('thandi', address), await formOf('johan', address)]
    type(hers, { title: 'Hers' })
    expect((await hers.save()).status).toBe(200)
    type(his, { title: 'His' })
    expect((await his.save()).status).toBe(409)
    expect((await rest(address, { token: tokens.johan })).body.title).toBe('Hers')
  })

  test('accepts changes from a program without the time of a version', async () => {
    const address = await storedColour('ONE')
    const body = { paintCode: '070' }
    const { status } = await rest(address, { method: 'PATCH', token: tokens.johan, body })
    expect(status).toBe(200)
  })

  test('keeps the fields of both when two programs change a document at the same time', async () => {
    const address = await storedColour('BOTH')
    const change = (body: object) => rest(address, { method: 'PATCH', token: tokens.johan, body })
    await Promise.all([
      ...[{ title: 'Pearl' }, { paintCode: '070' }, { hex: '#fefefe' }, { finish: 'pearl' }].map(change),
    ])
    expect((await rest(address, { token: tokens.johan })).body).toMatchObject({
      ...{ title: 'Pearl', paintCode: '070', hex: '#fefefe', finish: 'pearl' },
    })
  })

  test('stores one of two saves of the same version that arrive at the same time', async () => {
    const address = await storedColour('RACE')
    const forms = await Promise.all([formOf('thandi', address), formOf('johan', address)])
    for (const [index, form] of forms.entries()) type(form, { title: `Number ${index}` })
    const responses = await Promise.all(forms.map((form) => form.save()))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test.each([
    ['pages', publishedPage],
    ['colours', () => storedColour('GONE')],
  ])(
    'is deleted once, and not found by deletions and changes that arrive meanwhile: %s',
    async (_, create) => {
      const address = await create()
      const token = await administrator()
      const send = (method: 'DELETE' | 'PATCH', body?: object) => rest(address, { method, token, body })
      const [first, ...later] = await Promise.all([
        send('DELETE'),
        send('DELETE'),
        send('PATCH', { title: 'Too late' }),
        send('DELETE'),
      ])
      const statuses = [first, ...later].map((response) => response?.status).sort()
      expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([])
      expect((await rest(address, { token })).status).toBe(404)
    },
  )
})

test('has the notice field in every collection and global of our own', () => {
  const { collections, globals } = payload.config
  const without = [...collections, ...globals].filter(
    ({ fields }) => !fields.some((field) => 'name' in field && field.name === 'newerVersion'),
  )
  expect(without.every(({ slug }) => slug.startsWith('payload-'))).toBe(true)
})

test.each([
  ['header', 'autosave'],
  ['site-settings', 'save'],
] as const)('returns 409 for a save of the global %s based on an outdated version', async (slug, button) => {
  const address = `globals/${slug}`
  await payload.updateGlobal({ slug: slug as GlobalSlug, data: {}, draft: slug === 'header' })
  const [hers, his] = [await formOf('thandi', address), await formOf('johan', address)]
  for (const form of [hers, hers]) expect((await form[button]()).status).toBe(200)
  const { status, body } = await his[button]()
  expect([status, rejection(body)?.path]).toEqual([409, 'updatedAt'])
  expect((await (await formOf('johan', address))[button]()).status).toBe(200)
})
