import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { childEnvironment, config } from '#platform/process/config.ts'
import { createClock } from '#platform/time/clock.ts'

const root = path.join(import.meta.dirname, '../..')
const knownFormats = new URL('./known-formats.ts', import.meta.url).href
const libraryOutput = new URL('./library-output.ts', import.meta.url).href

/** Starts a program of the project with the current configuration. The IPC channel tells it when this process ends. */
export function startProgram(file: string): ChildProcess {
  const imports = [knownFormats, libraryOutput].flatMap((module) => ['--import', module])
  return spawn(process.execPath, [...imports, path.join(root, file)], {
    cwd: root,
    env: childEnvironment(currentClock()),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** Returns the current time of a set CLOCK, so that a child process continues from there. */
function currentClock(): { CLOCK?: string } {
  const { clock } = config()
  return clock ? { CLOCK: createClock({ startAt: clock }).now().toISOString() } : {}
}

/** Sends SIGTERM to a child, and SIGKILL when it does not exit in time. */
export async function stopProgram(child: ChildProcess, withinMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), withinMs)
  await exited
  clearTimeout(timer)
}

/** Calls back in a child process when its parent has ended for any reason. */
export function onParentExit(callback: () => void): void {
  process.once('disconnect', callback)
}
