import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const MAX_OUTPUT = 64 * 1024 * 1024

/**
 * Runs a program in a child process.
 *
 * @returns its standard output.
 * @throws Error with its output when it does not exit with code 0.
 */
export async function runProgram(
  command: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const [program = '', ...args] = command
  const { stdout } = await promisify(execFile)(program, args, { env, maxBuffer: MAX_OUTPUT })
  return stdout
}

/** Finds the path of a system program; undefined when it is not installed. */
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
