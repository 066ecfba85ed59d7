import { spawn } from 'node:child_process'

const killTimeoutMs = 5_000

/**
 * Runs a program to completion in its own process group and collects its output. An abort ends the whole group.
 *
 * @param {string[]} command program and arguments
 * @param {{ cwd: string, signal: AbortSignal, env?: Record<string, string> }} options
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function runQuietly(command, { cwd, signal, env = {} }) {
  const [program, ...args] = command
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const end = () => endGroup(child)
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  const ok = await new Promise((resolve) => {
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`))
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
  signal.removeEventListener('abort', end)
  return { ok, output: Buffer.concat(output).toString() }
}

function endGroup(child) {
  const kill = (name) => {
    try {
      if (process.platform === 'win32') child.kill(name)
      else process.kill(-child.pid, name)
    } catch {
      // The process has already ended.
    }
  }
  kill('SIGTERM')
  setTimeout(() => kill('SIGKILL'), killTimeoutMs).unref()
}

/**
 * Runs a program as a replacement for this process: same terminal, signals forwarded.
 *
 * @param {string[]} command program and arguments
 * @param {import('./interrupt.mjs').Interrupt} interrupt
 * @param {Record<string, string>} environment variables to add
 * @returns {Promise<number>} its exit code
 */
export function runInstead(command, interrupt, environment) {
  const [program, ...args] = command
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment, FORECOURT_BOOTSTRAPPED: '1' },
  })
  interrupt.onSignal((name) => child.kill(name))
  if (interrupt.signal.aborted) child.kill('SIGTERM')
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
