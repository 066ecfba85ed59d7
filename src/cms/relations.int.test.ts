import type { CollectionSlug, FlattenedField, Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownCollections, relationsOf } from '#platform/references/relations.ts'
import { findUses } from '#platform/references/where-used.ts'
import { createSample, sampleData } from '#tests/access/samples.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { expectedRelations } from './relations.table.ts'

let cms: TestCms
let payload: Payload
let req: PayloadRequest
const targets = new Map<string, number>()

beforeAll(async () => {
  cms = await openTestCms()
  payload = cms.payload
  req = await createLocalReq({}, payload)
  for (const slug of ['pages', 'ranges', 'models', 'colours', 'dealers', 'dealerGroups', 'regions', 'media'])
    targets.set(slug, await createSample(payload, slug))
})
afterAll(() => cms.close())

type Data = Record<string, unknown>
/** A relation found by walking the fields, and a function that creates data with only this reference. */
type RelationSample = { readonly path: string; readonly to: string; readonly data: (id: number) => Data }

const wrap = (inner: RelationSample[], name: string, toValue: (data: Data) => unknown): RelationSample[] =>
  inner.map(({ path, to, data }) => ({
    path: `${name}.${path}`,
    to,
    data: (id) => ({ [name]: toValue(data(id)) }),
  }))

const inLanguage = (field: FlattenedField, value: unknown) =>
  'localized' in field && field.localized ? { en: value } : value

let rows = 0

/** Adds ids to array rows, which Payload's fields do, but not its database adapter, which this test calls directly. */
function withRowIds(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isRow = (each: unknown) => typeof each === 'object' && each !== null
    return value.map((each) => (isRow(each) ? { id: `row-${++rows}`, ...(withRowIds(each) as Data) } : each))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withRowIds(each)]))
}

/** Independent of the production code that walks the fields, to find relations that it misses. */
function relationSamples(fields: readonly FlattenedField[], depth = 0): RelationSample[] {
  return fields.flatMap((field): RelationSample[] => {
    const { name } = field
    if (!name || ('virtual' in field && field.virtual)) return []
    if (field.type === 'relationship' || field.type === 'upload') {
      const many = 'hasMany' in field && field.hasMany
      return [field.relationTo]
        .flat()
        .map((to) => ({ path: name, to, data: (id) => ({ [name]: many ? [id] : id }) }))
    }
    if (field.type === 'richText') {
      const node = (value: number) => ({ type: 'link', fields: { doc: { relationTo: 'pages', value } } })
      const text = (id: number) => ({ root: { type: 'root', children: [node(id)] } })
      return [{ path: name, to: 'pages', data: (id) => ({ [name]: inLanguage(field, text(id)) }) }]
    }
    if (field.type === 'blocks') {
      if (depth > 1) return []
      const slugs = (field.blockReferences ?? []).map((one) => (typeof one === 'string' ? one : one.slug))
      return slugs.flatMap((slug) => {
        const schema = (payload.blocks as unknown as Record<string, { flattenedFields: FlattenedField[] }>)[
          slug
        ]
        const inner = relationSamples(schema?.flattenedFields ?? [], depth + 1)
        return wrap(inner, name, (data) => [{ blockType: slug, ...data }]).map((one) => ({
          ...one,
          path: one.path.replace(name, `${name}(${slug})`),
        }))
      })
    }
    if (!('flattenedFields' in field)) return []
    const inner = relationSamples(field.flattenedFields, depth)
    return wrap(inner, name, (data) => (field.type === 'array' ? [data] : data))
  })
}

describe('the relations of collections, globals and blocks', () => {
  it('are all in the table, as guarded or as harmless with a reason', () => {
    const blocks = payload.blocks as never
    const { collections, globals } = payload.config
    const found = [...ownCollections({ collections }), ...globals].flatMap(({ slug, flattenedFields }) =>
      relationsOf(flattenedFields, blocks).map(({ path, targets: to, harmless }) => [
        `${slug}.${path.join('.')} → ${to?.join(', ') ?? 'any'}`,
        harmless ? `${harmless.removals}: ${harmless.reason}` : 'guarded',
      ]),
    )
    expect(Object.fromEntries(found)).toEqual(expectedRelations)
  })

  it('are found in a stored document when they are guarded, and not when they are harmless', async () => {
    const stored = await storeOneDocumentPerRelation()
    const usesOf = new Map<string, Set<string>>()
    for (const [to, id] of targets) {
      const uses = await findUses({ collection: to, id }, 'delete', req)
      usesOf.set(to, new Set(uses.map(({ href }) => href)))
    }
    const mismatches = stored.filter(({ slug, path, to, id }) => {
      const key = `${slug}.${path.replaceAll(/\(\w+\)/g, '')} → `
      const expected = Object.entries(expectedRelations).some(
        ([relation, policy]) => relation.startsWith(key) && !policy.startsWith('all: '),
      )
      return usesOf.get(to)?.has(`/admin/collections/${slug}/${id}`) !== expected
    })
    expect(mismatches).toEqual([])
    expect(stored.length).toBeGreaterThan(60)
  }, 240_000)
})

type StoredSample = {
  readonly slug: string
  readonly path: string
  readonly to: string
  readonly id: number | string
}

/** Stores a document for each relation of each block, in one transaction. */
async function storeOneDocumentPerRelation(): Promise<StoredSample[]> {
  const stored: StoredSample[] = []
  const transactionID = (await payload.db.beginTransaction()) ?? expect.fail('no transaction')
  for (const { slug, flattenedFields, versions } of ownCollections(payload.config)) {
    for (const { path, to, data } of relationSamples(flattenedFields)) {
      const target = targets.get(to)
      if (target === undefined) continue
      const status = versions?.drafts ? { _status: 'published' } : {}
      const { id } = await payload.db.create({
        collection: slug as CollectionSlug,
        data: withRowIds({ ...sampleData(payload, slug), ...status, ...data(target) }) as Data,
        req: { transactionID },
      })
      stored.push({ slug, path, to, id })
    }
  }
  await payload.db.commitTransaction(transactionID)
  return stored
}
