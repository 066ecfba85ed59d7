import type { Payload } from 'payload'
import { z } from 'zod'
import { ownCollections } from '#platform/payload-internals/names.ts'
import { reasonOf } from '../../scheduled-publishing.ts'
import type { Asker, FirstOf } from './asker.ts'
import { findNamed, type Named, namedGlobal } from './titles.ts'

export type Scheduled = Named & {
  readonly does: 'publish' | 'unpublish'
  readonly at: Date
  readonly failed: boolean
  /** Why it failed, for the editor; null when nothing is known. */
  readonly reason: string | null
}

/** More are never waiting in practice; a bound all the same. */
const most = 50

/** What a scheduled publication is about, as Payload notes it. */
const taskSchema = z.object({
  type: z.enum(['publish', 'unpublish']).catch('publish'),
  doc: z.object({ relationTo: z.string(), value: z.coerce.number() }).nullish(),
  global: z.string().nullish(),
})

type Task = z.infer<typeof taskSchema> & Pick<Scheduled, 'at' | 'failed' | 'reason'>

async function waitingTasks(payload: Payload): Promise<Task[]> {
  const { docs } = await payload.find({
    collection: ownCollections.jobs,
    where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } },
    sort: 'waitUntil',
    depth: 0,
    limit: most,
    pagination: false,
    overrideAccess: true,
  })
  return docs.flatMap(({ input, waitUntil, hasError, error }) => {
    const task = taskSchema.safeParse(input)
    const at = new Date(waitUntil ?? Number.NaN)
    return task.success && !Number.isNaN(at.getTime())
      ? [{ ...task.data, at, failed: hasError === true, reason: hasError ? reasonOf(error) : null }]
      : []
  })
}

/** Titles of everything the tasks are about that exists for the asker, by collection and id. */
async function namesOf(asker: Asker, tasks: readonly Task[]): Promise<ReadonlyMap<string, Named>> {
  const slugs = [...new Set(tasks.flatMap(({ doc }) => doc?.relationTo ?? []))]
  const lists = await Promise.all(
    slugs.map(async (slug) => {
      const ids = tasks.flatMap(({ doc }) => (doc?.relationTo === slug ? doc.value : []))
      const found = await findNamed(asker, slug, ids)
      return [...found].map(([id, name]) => [`${slug}/${id}`, name] as const)
    }),
  )
  const globals = asker.payload.config.globals.map((global) => [global.slug, namedGlobal(global)] as const)
  return new Map([...lists.flat(), ...globals])
}

/** What will be published and unpublished by itself, the next first, as far as the asker may see it. */
export async function scheduledPublications(asker: Asker): Promise<FirstOf<Scheduled>> {
  const tasks = await waitingTasks(asker.payload)
  const names = await namesOf(asker, tasks)
  const items = tasks.flatMap(({ type, doc, global, at, failed, reason }) => {
    const name = names.get(doc ? `${doc.relationTo}/${doc.value}` : (global ?? ''))
    return name ? [{ ...name, does: type, at, failed, reason }] : []
  })
  return { items, total: items.length }
}
