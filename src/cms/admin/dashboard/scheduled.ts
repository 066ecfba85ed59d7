import type { Payload } from 'payload'
import { z } from 'zod'
import { internalCollections } from '#platform/payload-internals/names.ts'
import { errorMessageOf } from '../../scheduled-publishing.ts'
import type { DashboardContext, ItemsWithTotal } from './dashboard-context.ts'
import { type DocumentEntry, findDocumentEntries, toGlobalEntry } from './document-entries.ts'

export type ScheduledPublication = DocumentEntry & {
  readonly action: 'publish' | 'unpublish'
  readonly at: Date
  readonly failed: boolean
  /** Why it failed, for the editor; null when nothing is known. */
  readonly reason: string | null
}

/** A safety limit; there are fewer in practice. */
const maxTasks = 50

/** The input of a scheduled publication, as Payload stores it. */
const taskSchema = z.object({
  type: z.enum(['publish', 'unpublish']).catch('publish'),
  doc: z.object({ relationTo: z.string(), value: z.coerce.number() }).nullish(),
  global: z.string().nullish(),
})

type Task = z.infer<typeof taskSchema> & Pick<ScheduledPublication, 'at' | 'failed' | 'reason'>

async function waitingTasks(payload: Payload): Promise<Task[]> {
  const { docs } = await payload.find({
    collection: internalCollections.jobs,
    where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } },
    sort: 'waitUntil',
    depth: 0,
    limit: maxTasks,
    pagination: false,
    overrideAccess: true,
  })
  return docs.flatMap(({ input, waitUntil, hasError, error }) => {
    const task = taskSchema.safeParse(input)
    const at = new Date(waitUntil ?? Number.NaN)
    return task.success && !Number.isNaN(at.getTime())
      ? [{ ...task.data, at, failed: hasError === true, reason: hasError ? errorMessageOf(error) : null }]
      : []
  })
}

/** Returns the titles of the tasks' documents that the user can read, by collection and id. */
async function namesOf(
  context: DashboardContext,
  tasks: readonly Task[],
): Promise<ReadonlyMap<string, DocumentEntry>> {
  const slugs = [...new Set(tasks.flatMap(({ doc }) => doc?.relationTo ?? []))]
  const lists = await Promise.all(
    slugs.map(async (slug) => {
      const ids = tasks.flatMap(({ doc }) => (doc?.relationTo === slug ? doc.value : []))
      const found = await findDocumentEntries(context, slug, ids)
      return [...found].map(([id, name]) => [`${slug}/${id}`, name] as const)
    }),
  )
  const globals = context.payload.config.globals.map(
    (global) => [global.slug, toGlobalEntry(global)] as const,
  )
  return new Map([...lists.flat(), ...globals])
}

/** Returns the scheduled publications of documents that the user can read, the next first. */
export async function scheduledPublications(
  context: DashboardContext,
): Promise<ItemsWithTotal<ScheduledPublication>> {
  const tasks = await waitingTasks(context.payload)
  const names = await namesOf(context, tasks)
  const items = tasks.flatMap(({ type, doc, global, at, failed, reason }) => {
    const name = names.get(doc ? `${doc.relationTo}/${doc.value}` : (global ?? ''))
    return name ? [{ ...name, action: type, at, failed, reason }] : []
  })
  return { items, total: items.length }
}
