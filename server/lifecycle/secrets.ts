import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { OperatorError } from './operator-error.ts'

const secretsSchema = z.object({ PAYLOAD_SECRET: z.string().min(32), INTERNAL_SECRET: z.string().min(32) })

/** Secrets that sign sessions and authenticate calls between the product's processes. */
export type Secrets = z.infer<typeof secretsSchema>

/** Returns the path of the file with the generated secrets. */
export const secretsPath = (dataDir: string) => path.join(dataDir, 'secrets.json')

/**
 * Loads the secrets of the data folder, which are generated on the first call. The file is readable by its owner only.
 *
 * @throws OperatorError when the file is damaged, because new secrets would silently sign out all users.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = secretsPath(dataDir)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new OperatorError(
      `${file} cannot be read (${error.code}). Run the command as the user who owns it.`,
    )
  })
  if (text === undefined) {
    const generated = { PAYLOAD_SECRET: generateSecret(), INTERNAL_SECRET: generateSecret() }
    await saveSecrets(dataDir, generated)
    return generated
  }
  try {
    return secretsSchema.parse(JSON.parse(text))
  } catch (cause) {
    const remedy =
      'Restore it from a backup, or delete it to generate new secrets, which signs out all users.'
    throw new OperatorError(`${file} is damaged. ${remedy}`, { cause })
  }
}

/** Parses secrets from JSON. @throws ZodError when they are not valid. */
export const parseSecrets = (value: unknown): Secrets => secretsSchema.parse(value)

/** Saves secrets atomically. */
export async function saveSecrets(dataDir: string, secrets: Secrets): Promise<void> {
  const draft = `${secretsPath(dataDir)}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(secrets, undefined, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  await rename(draft, secretsPath(dataDir))
}

const generateSecret = () => randomBytes(32).toString('hex')
