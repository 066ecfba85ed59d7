import { spawn } from 'node:child_process'

export type Finished = { readonly ok: boolean; readonly output: string }

type Options = { readonly env?: NodeJS.ProcessEnv; readonly signal?: AbortSignal }

/** Longer than the product takes to drain and stop its database. */
const PATIENCE_MS = 15_000

/**
 * Runs a command to its end in a process group of its own and keeps what it prints. An abort ends the whole
 * group, politely first, so that nothing it started outlives us.
 *
 * @returns ok: whether it ended by itself with code 0.
 */
export function runCommand(
  command: readonly string[],
  { env = process.env, signal }: Options = {},
): Promise<Finished> {
  const [program = '', ...args] = command
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    let force: NodeJS.Timeout | undefined
    const end = (how: NodeJS.Signals) => {
      try {
        if (child.pid) process.kill(-child.pid, how)
      } catch {
        // The group is gone already.
      }
    }
    const abort = () => {
      end('SIGTERM')
      force = setTimeout(end, PATIENCE_MS, 'SIGKILL')
    }
    const finish = (ok: boolean, note = '') => {
      clearTimeout(force)
      signal?.removeEventListener('abort', abort)
      resolve({ ok, output: Buffer.concat(output).toString() + note })
    }
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', (error) => finish(false, `${program}: ${error.message}\n`))
    child.on('close', (code) => finish(code === 0))
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })
}

/** A program of the project's own node_modules, run by this very Node. */
export function tool(name: string, ...args: string[]): string[] {
  return [process.execPath, `node_modules/.bin/${name}`, ...args]
}
