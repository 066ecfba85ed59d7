import { spawn } from 'node:child_process'

export type CommandResult = { readonly ok: boolean; readonly output: string }

type Options = { readonly env?: NodeJS.ProcessEnv; readonly signal?: AbortSignal }

/** Longer than the product takes to drain and stop its database. */
const KILL_TIMEOUT_MS = 15_000

/**
 * Runs a command to completion in its own process group and collects its output. An abort sends the whole group SIGTERM,
 * then SIGKILL after a timeout, so that no child process outlives this one.
 *
 * @returns ok: whether it exited with code 0.
 */
export function runCommand(
  command: readonly string[],
  { env = process.env, signal }: Options = {},
): Promise<CommandResult> {
  const [program = '', ...args] = command
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    let force: NodeJS.Timeout | undefined
    const end = (name: NodeJS.Signals) => {
      try {
        if (child.pid) process.kill(-child.pid, name)
      } catch {
        // The group has already ended.
      }
    }
    const abort = () => {
      end('SIGTERM')
      force = setTimeout(end, KILL_TIMEOUT_MS, 'SIGKILL')
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

/** The command for a program in node_modules, run on the current Node. */
export function tool(name: string, ...args: string[]): string[] {
  return [process.execPath, `node_modules/.bin/${name}`, ...args]
}
