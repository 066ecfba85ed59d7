import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { OperatorError } from '../lifecycle/operator-error.ts'

const recordSchema = z.object({
  /** Folder of the cluster, relative to the data folder, or absolute when it is outside. */
  cluster: z.string().min(1),
  port: z.number().int().min(1).max(65_535),
  password: z.string().min(16),
  /** False until initdb has finished. When true, a missing cluster means lost data and not a first start. */
  initialised: z.boolean(),
})

/** The settings of the embedded server, stored in postgres.json of the data folder. */
export type ServerRecord = z.infer<typeof recordSchema>

const recordPath = (dataDir: string) => path.join(dataDir, 'postgres.json')

/**
 * Reads the record of the data folder; undefined before the first start.
 *
 * @throws OperatorError when the file cannot be read or is not valid.
 */
export async function readRecord(dataDir: string): Promise<ServerRecord | undefined> {
  const file = recordPath(dataDir)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new OperatorError(
      `${file} cannot be read (${error.code}). Run the command as the user who owns it.`,
    )
  })
  if (text === undefined) return undefined
  try {
    return recordSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new OperatorError(`${file} is damaged. Restore it from a copy of the data folder.`, { cause })
  }
}

/** Writes the record atomically, readable by its owner only, because it contains the password. */
export async function writeRecord(dataDir: string, record: ServerRecord): Promise<void> {
  const file = recordPath(dataDir)
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(record, undefined, 2)}\n`, { mode: 0o600, flush: true })
  await rename(draft, file)
}

/** Generates the password of the database role. */
export function generatePassword(): string {
  return randomBytes(24).toString('hex')
}
