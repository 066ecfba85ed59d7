import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { OperatorError } from './operator-error.ts'

const secretsSchema = z.object({ PAYLOAD_SECRET: z.string().min(32), INTERNAL_SECRET: z.string().min(32) })

/** What signs sessions and guards calls between our own processes. */
export type Secrets = z.infer<typeof secretsSchema>

/** File of a data folder's generated secrets. */
export const secretsPath = (dataDir: string) => path.join(dataDir, 'secrets.json')

/**
 * The data folder's secrets, generated on the first call and readable by their owner only.
 *
 * @throws OperatorError when the file is damaged: new secrets would sign everybody out without a word.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = secretsPath(dataDir)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new OperatorError(`${file} cannot be read (${error.code}). Start as the user who owns it.`)
  })
  if (text === undefined) {
    const fresh = { PAYLOAD_SECRET: newSecret(), INTERNAL_SECRET: newSecret() }
    await saveSecrets(dataDir, fresh)
    return fresh
  }
  try {
    return secretsSchema.parse(JSON.parse(text))
  } catch (cause) {
    const way =
      'Put it back from a backup, or remove it to have new ones made (everybody is signed out then).'
    throw new OperatorError(`${file} is damaged. ${way}`, { cause })
  }
}

/** Reads secrets from JSON. @throws ZodError for what are none. */
export const parseSecrets = (value: unknown): Secrets => secretsSchema.parse(value)

/** Stores secrets whole or not at all. */
export async function saveSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  const draft = `${secretsPath(dataDir)}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(secrets, undefined, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  await rename(draft, secretsPath(dataDir))
}

const newSecret = () => randomBytes(32).toString('hex')
