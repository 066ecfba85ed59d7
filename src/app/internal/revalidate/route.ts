import { timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { boundedTag } from '#platform/cache/bounded-tag.ts'
import { config } from '#platform/process/config.ts'

const bodySchema = z.object({ tags: z.array(z.string().min(1)).max(1_000) })

function isInternalSecret(secret: string | null): boolean {
  const expected = Buffer.from(config().internalSecret ?? '')
  const actual = Buffer.from(secret ?? '')
  return expected.length > 0 && actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Expires tags in Next's caches of this process. Called by the HTTP entry with INTERNAL_SECRET. */
export async function POST(request: Request): Promise<Response> {
  if (!isInternalSecret(request.headers.get('x-internal-secret'))) return new Response(null, { status: 404 })
  const body = bodySchema.safeParse(await request.json().catch(() => undefined))
  if (!body.success) return new Response(null, { status: 400 })
  for (const tag of body.data.tags) revalidateTag(boundedTag(tag), { expire: 0 })
  return new Response(null, { status: 204 })
}
