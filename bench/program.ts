import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const LARGEST_OUTPUT = 64 * 1024 * 1024

/**
 * Runs a program in a process of its own.
 *
 * @returns what it printed on standard output.
 * @throws Error with what it printed when it does not end with code 0.
 */
export async function runProgram(
  command: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const [program = '', ...args] = command
  const { stdout } = await promisify(execFile)(program, args, { env, maxBuffer: LARGEST_OUTPUT })
  return stdout
}

/** Where a system program stands, or undefined when the machine has none. */
export function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, name))
    .find((candidate) => {
      try {
        accessSync(candidate, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}
