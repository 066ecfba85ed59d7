import type { FlattenedField, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestCms, type TestCms } from '../cms.ts'
import { type Caller, createCallers, sharedPassword } from './callers.ts'
import { createSample } from './samples.ts'
import { type CallerName, callers } from './table.ts'

let cms: TestCms
let payload: Payload
let callersByName: Record<CallerName, Caller>

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  callersByName = await createCallers(payload, await createSample(payload, 'dealers'))
  const data = { email: 'editor@example.co.za', password: sharedPassword }
  await payload.login({ collection: 'users', data })
})
afterAll(() => cms.close())

/** Returns the names of the fields that the access functions hide from the caller. */
async function hiddenFieldsFor(fields: readonly FlattenedField[], { user }: Caller): Promise<string[]> {
  const hidden: string[] = []
  for (const field of fields) {
    const isSecret = 'hidden' in field && field.hidden === true
    const read = 'access' in field ? field.access?.read : undefined
    const args = { req: { user, payload }, doc: {}, data: {}, siblingData: {} }
    if (isSecret || (read && !(await read(args as unknown as Parameters<typeof read>[0]))))
      hidden.push(field.name)
  }
  return hidden
}

const fieldOf = (document: object, field: string): unknown => new Map(Object.entries(document)).get(field)

/** Returns the number of documents a query found, or its refusal. */
const resultOf = (query: Promise<{ totalDocs: number }>) =>
  query.then(
    ({ totalDocs }) => totalDocs,
    ({ status }: { status: number }) => `refused: ${status}`,
  )

const refusals = ['refused: 400', 'refused: 403']

describe.each(callers)('%s', (name) => {
  test('cannot filter, count or sort by a hidden field, and receives none in a response', async () => {
    const caller = callersByName[name]
    let checkedFields = 0
    for (const { slug, flattenedFields, versions } of payload.config.collections) {
      const collection = slug as 'dealers'
      for (const field of await hiddenFieldsFor(flattenedFields, caller)) {
        const where = { [field]: { exists: true } }
        const context = `${slug}.${field}`
        expect(refusals, context).toContain(await resultOf(payload.find({ collection, where, ...caller })))
        expect(refusals, context).toContain(await resultOf(payload.count({ collection, where, ...caller })))
        if (field !== 'salt' && field !== 'hash')
          expect(refusals, context).toContain(
            await resultOf(payload.find({ collection, sort: `-${field}`, ...caller })),
          )
        if (versions) {
          const versionWhere = { [`version.${field}`]: { exists: true } }
          expect(refusals, context).toContain(
            await resultOf(payload.findVersions({ collection, where: versionWhere, ...caller })),
          )
        }
        const { docs } = await payload.find({ collection, disableErrors: true, depth: 0, ...caller })
        // An account may read its own sessions.
        const others = docs.filter(({ id }) => slug !== 'users' || id !== caller.user?.id)
        for (const document of others)
          expect([[], undefined], context).toContainEqual(fieldOf(document, field))
        checkedFields += 1
      }
    }
    // At least the secrets of accounts and keys are hidden.
    expect(checkedFields).toBeGreaterThan(5)
  })
})

test('hides the enquiry recipients of a dealer from all but admin, editor, leads and service', async () => {
  const { flattenedFields } = payload.collections.dealers.config
  for (const name of callers) {
    const expected = expect.arrayContaining(['email', 'tradeInRecipients'])
    const mayRead = ['admin', 'editor', 'leads', 'service'].includes(name)
    expect(await hiddenFieldsFor(flattenedFields, callersByName[name]), name).toEqual(
      mayRead ? expect.not.arrayContaining(['email']) : expected,
    )
  }
})

test('shows the recipients of a form to admin and leads alone, and lets no editor change them', async () => {
  const slug = 'form-settings'
  const recipients = ['academy@example.co.za']
  await payload.updateGlobal({ slug, data: { academy: { recipients } } })
  for (const name of ['admin', 'leads', 'editor'] as const) {
    const { academy } = await payload.findGlobal({ slug, ...callersByName[name] })
    expect(academy?.recipients, name).toEqual(name === 'editor' ? undefined : recipients)
  }
  const data = { academy: { recipients: ['stranger@example.com'], thanksHeading: 'Thank you' } }
  await payload.updateGlobal({ slug, data, ...callersByName.editor })
  expect(await payload.findGlobal({ slug })).toMatchObject({
    academy: { recipients, thanksHeading: 'Thank you' },
  })
  await payload.updateGlobal({ slug, data: { academy: { recipients: [] } }, ...callersByName.leads })
  expect((await payload.findGlobal({ slug })).academy?.recipients ?? []).toEqual([])
})

test('finds no account through locked documents, preferences or jobs', async () => {
  for (const name of ['anonymous', 'dealer', 'leads', 'service'] as const) {
    for (const path of ['user.email', 'user.value.email', 'user.role', 'input.user'])
      for (const collection of ['payload-locked-documents', 'payload-preferences', 'payload-jobs'] as const)
        expect([...refusals, 0], `${name}: ${collection} by ${path}`).toContain(
          await resultOf(
            payload.find({ collection, where: { [path]: { exists: true } }, ...callersByName[name] }),
          ),
        )
  }
})
