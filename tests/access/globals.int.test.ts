import { sql } from '@payloadcms/db-postgres'
import type { GlobalSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestCms, type TestCms } from '../cms.ts'
import { attempt } from './attempt.ts'
import { type Caller, createCallers } from './callers.ts'
import { createSample } from './samples.ts'
import { type CallerName, callers, globals } from './table.ts'

let cms: TestCms
let payload: Payload
let callersByName: Record<CallerName, Caller>

const hasDrafts = (slug: string) =>
  Boolean(payload.config.globals.find((global) => global.slug === slug)?.versions?.drafts)

const setStatus = (slug: string, status: 'draft' | 'published') =>
  payload.db.drizzle.execute(sql.raw(`update "${slug.replaceAll('-', '_')}" set _status = '${status}'`))

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  callersByName = await createCallers(payload, await createSample(payload, 'dealers'))
  for (const slug of Object.keys(globals)) {
    await payload.db.createGlobal({ slug, data: {} })
  }
})
afterAll(() => cms.close())

test('covers exactly the configured globals in the table', () => {
  expect(Object.keys(globals).sort()).toEqual(payload.config.globals.map(({ slug }) => slug).sort())
})

const cases = Object.entries(globals).flatMap(([slug, byCaller]) =>
  callers.map((caller) => [slug as GlobalSlug, caller, byCaller[caller]] as const),
)

describe.each(cases)('%s for %s', (slug, name, rights) => {
  /** Whether the caller receives the document, and not only an empty one. */
  const isRead = async (draft = false) => {
    const options = { slug, depth: 0, draft, disableErrors: true, ...callersByName[name] } as const
    const found = (await payload.findGlobal(options)) as { updatedAt?: string } | null
    return Boolean(found?.updatedAt)
  }

  test('reads as permitted', async () => {
    if (hasDrafts(slug)) {
      await setStatus(slug, 'draft')
      expect(await isRead()).toBe(rights.read === 'all')
      await setStatus(slug, 'published')
    }
    expect(await isRead()).toBe(rights.read !== 'none')
  })

  test('reads versions as permitted', async () => {
    const versions = () => payload.findGlobalVersions({ slug, limit: 1, ...callersByName[name] })
    expect(await attempt(versions)).toBe(rights.versions ? 'allowed' : 'refused')
  })

  test('updates as permitted', async () => {
    const update = () => payload.updateGlobal({ slug, data: {}, draft: true, ...callersByName[name] })
    expect(await attempt(update)).toBe(rights.update === 'all' ? 'allowed' : 'refused')
  })
})
