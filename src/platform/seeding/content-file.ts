import { readFile } from 'node:fs/promises'
import type { z } from 'zod'

const content = new URL('../../../content/', import.meta.url)

/** An invalid content file; the message contains its name, the path of the value and the problem. */
export class ContentError extends Error {
  constructor(file: string, path: readonly PropertyKey[], problem: string) {
    super(`content/${file}${path.length > 0 ? `: ${path.join('.')}` : ''}: ${problem}`)
    this.name = 'ContentError'
  }
}

/**
 * Reads and validates a file of the product's content.
 *
 * @param file below `content`, such as `dealers/regions.json`.
 * @throws ContentError on the first problem found
 */
export async function readContentFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const source = await readFile(new URL(file, content), 'utf8').catch((cause: Error) => {
    throw new ContentError(file, [], `cannot be read (${cause.message})`)
  })
  const result = schema.safeParse(parseJson(file, source))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new ContentError(file, issue?.path ?? [], issue?.message ?? 'is not valid')
}

function parseJson(file: string, source: string): unknown {
  try {
    return JSON.parse(source)
  } catch (error) {
    throw new ContentError(file, [], `is not JSON (${String(error)})`)
  }
}
