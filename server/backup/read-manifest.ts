import { messageOf, OperatorError } from '../lifecycle/operator-error.ts'
import { type Manifest, manifestName, manifestSchema, type Summary, summarySchema } from './manifest.ts'
import { DamagedArchive } from './tar/damaged-archive.ts'
import type { ArchivedFile } from './tar/reader.ts'

/**
 * Reads the manifest, which is the first file of every backup.
 *
 * @throws OperatorError when the file is not a Forecourt backup.
 */
export async function readManifest(archive: AsyncGenerator<ArchivedFile>): Promise<Manifest> {
  try {
    const first = await archive.next()
    if (first.done || first.value.name !== manifestName)
      throw new DamagedArchive(`it does not begin with ${manifestName}`)
    const parsed = manifestSchema.safeParse(await readJson(first.value))
    if (parsed.success) return parsed.data
    throw new DamagedArchive(`${manifestName} is wrong at "${parsed.error.issues[0]?.path.join('.')}"`)
  } catch (cause) {
    const reason = cause instanceof SyntaxError ? `${manifestName} is not JSON` : messageOf(cause)
    throw new OperatorError(`This is not a backup that Forecourt can read: ${reason}`, { cause })
  }
}

/** Parses the summary at the end of a backup. @throws OperatorError when it is invalid. */
export function parseSummary(value: unknown): Summary {
  const parsed = summarySchema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new OperatorError('The backup is damaged: its summary cannot be read.', { cause: parsed.error })
}

/** Reads a small file of the archive as JSON. */
export async function readJson(file: ArchivedFile): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of file.content()) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
